import {
  addressOf,
  isManifest,
  kindOf,
  type Build,
  type BuildFile,
  type Manifest,
} from '../model/manifest';
import {hashOf} from './hash';

/**
 * The names of the parts that a reader has chosen to cache; `site` stands for all files in no part.
 */
export type Choices = readonly string[];

/** The name, among the choices, of all files that are in no part. */
export const wholeSite = 'site';

/** Returns the choice that includes a file. */
export const choiceOf = ({part}: BuildFile): string => part?.name ?? wholeSite;

/** A cached page. */
export interface CachedPage {
  readonly address: string;
  /** The title as it is in the HTML, with entities. */
  readonly title: string;
}

const titleHeader = 'X-Title';
const choicesFile = 'offline-choices.json';

/** Returns the part of a cache key that follows the path of a file. */
const suffix = ({hash}: BuildFile) => `?sha256=${hash}`;

const json = (value: unknown) =>
  new Response(JSON.stringify(value), {headers: {'Content-Type': 'application/json'}});

/**
 * Returns the title of a page. It uses a regular expression, because a worker has no HTML parser.
 */
function titleOf(bytes: ArrayBuffer): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(new TextDecoder().decode(bytes)) ?? [];
  return title;
}

/** Whether an error means that the storage quota is exceeded. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/**
 * Files of builds in the browser's caches. Files are stored by hash. So two builds share equal
 * files, and a file of one build is never taken for a file of another.
 */
export class FileCache {
  readonly #storage: CacheStorage;
  readonly #root: string;
  readonly #name: string;

  /** @param root the address of the base path, with scheme and host. */
  constructor(storage: CacheStorage, root: string) {
    this.#storage = storage;
    this.#root = root;
    // All sites of an origin share its caches.
    this.#name = `offline:${new URL(root).pathname}`;
  }

  /** Returns the address of a path below the base path, normalized as the browser does. */
  #url(path: string): string {
    return new URL(this.#root + path.replace(/[%?#]/g, encodeURIComponent)).href;
  }

  #key(file: BuildFile): string {
    return this.#url(file.path) + (file.part?.cache === undefined ? suffix(file) : '');
  }

  #cacheName({part}: BuildFile): string {
    return part?.cache ?? this.#name;
  }

  /** Returns the address of a file. */
  address(file: BuildFile): string {
    return this.#url(addressOf(file));
  }

  /** Finds a cached file. */
  async find(file: BuildFile): Promise<Response | undefined> {
    // Not `open`, because that would create the cache.
    return this.#storage.match(this.#key(file), {cacheName: this.#cacheName(file)});
  }

  /**
   * Caches a file.
   *
   * @returns false if the response is a different file: of another build, or changed by the host.
   * @throws QuotaExceededError if there is no room.
   */
  async put(file: BuildFile, given: Response): Promise<boolean> {
    const bytes = await given.arrayBuffer();
    if (bytes.byteLength !== file.size || (await hashOf(bytes)) !== file.hash) {
      return false;
    }
    const headers = new Headers({
      'Content-Type': given.headers.get('Content-Type') ?? 'application/octet-stream',
    });
    if (kindOf(file) === 'page') {
      headers.set(titleHeader, encodeURIComponent(titleOf(bytes)));
    }
    const cache = await this.#storage.open(this.#cacheName(file));
    // The other headers of the host, such as a redirect or an encoding, do not apply to the stored
    // file.
    await cache.put(this.#key(file), new Response(bytes, {headers}));
    return true;
  }

  /** Returns the files that are cached. */
  async filter(files: readonly BuildFile[]): Promise<readonly BuildFile[]> {
    const names = [...new Set(files.map((file) => this.#cacheName(file)))];
    const keys = new Set<string>();
    for (const name of names) {
      if (await this.#storage.has(name)) {
        const cache = await this.#storage.open(name);
        (await cache.keys()).forEach(({url}) => keys.add(url));
      }
    }
    return files.filter((file) => keys.has(this.#key(file)));
  }

  /** Lists the cached pages of a build. */
  async pages(build: Build): Promise<readonly CachedPage[]> {
    const pages = await this.filter(build.files.filter((file) => kindOf(file) === 'page'));
    return Promise.all(
      pages.map(async (page) => {
        const found = await this.find(page);
        const title = decodeURIComponent(found?.headers.get(titleHeader) ?? '');
        return {address: this.address(page), title};
      }),
    );
  }

  /**
   * Removes files. If a part has its own cache, the whole cache is deleted, with all entries of the
   * site.
   */
  async remove(files: readonly BuildFile[]): Promise<void> {
    const own = new Set(files.flatMap(({part}) => part?.cache ?? []));
    await Promise.all([...own].map((name) => this.#storage.delete(name)));
    const cache = await this.#storage.open(this.#name);
    await Promise.all(files.map((file) => cache.delete(this.#key(file))));
  }

  /** Removes all files that do not belong to a build, except its manifest and the choices. */
  async removeOthers(build: Build, manifest: string): Promise<void> {
    const wanted = new Set([
      ...build.files.map((file) => this.#key(file)),
      this.#root + manifest,
      this.#root + choicesFile,
    ]);
    const cache = await this.#storage.open(this.#name);
    const others = (await cache.keys()).filter(({url}) => !wanted.has(url));
    await Promise.all(others.map((request) => cache.delete(request)));
  }

  /** Removes all caches of a site, including those of parts. */
  async removeAll(): Promise<void> {
    const cache = await this.#storage.open(this.#name);
    const manifests = (await cache.keys()).filter(({url}) => isManifest(url));
    for (const {url} of manifests) {
      const manifest = await this.findManifest(url.slice(this.#root.length));
      for (const {cache: own} of manifest?.parts ?? []) {
        if (own !== undefined) {
          await this.#storage.delete(own);
        }
      }
    }
    await this.#storage.delete(this.#name);
  }

  /** Caches the manifest of a build. */
  async putManifest(file: string, manifest: Manifest): Promise<void> {
    const cache = await this.#storage.open(this.#name);
    await cache.put(this.#root + file, json(manifest));
  }

  /** Removes the manifest of a build that could not be cached. */
  async removeManifest(file: string): Promise<void> {
    const cache = await this.#storage.open(this.#name);
    await cache.delete(this.#root + file);
  }

  /** Finds a cached manifest. */
  async findManifest(file: string): Promise<Manifest | undefined> {
    const found = await this.#storage.match(this.#root + file, {cacheName: this.#name});
    return (await found?.json()) as Manifest | undefined;
  }

  /** Returns the paths, below the base path, of all cached files of all builds. */
  async paths(): Promise<readonly string[]> {
    if (!(await this.#storage.has(this.#name))) {
      return [];
    }
    const cache = await this.#storage.open(this.#name);
    return (await cache.keys())
      .filter(({url}) => url.includes('?sha256='))
      .map(({url}) => decodeURIComponent(url.slice(this.#root.length).replace(/\?.*$/, '')));
  }

  /** Returns the parts that the reader has chosen to cache. */
  async choices(): Promise<Choices> {
    const found = await this.#storage.match(this.#root + choicesFile, {cacheName: this.#name});
    return ((await found?.json()) as Choices | undefined) ?? [];
  }

  /**
   * Stores the parts that the reader has chosen to cache. @throws QuotaExceededError if there is no
   * room.
   */
  async choose(choices: Choices): Promise<void> {
    const cache = await this.#storage.open(this.#name);
    await cache.put(this.#root + choicesFile, json(choices));
  }
}
