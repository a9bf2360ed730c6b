import {
  addressOf,
  isManifest,
  kindOf,
  type Build,
  type BuildFile,
  type Manifest,
} from '../model/manifest';
import {hashOf} from './hash';

/** What a reader has chosen to keep: the names of parts; `site` is all that is of none. */
export type Choices = readonly string[];

/** The name of all files that are of no part, among the reader's choices. */
export const wholeSite = 'site';

/** A page that is kept. */
export interface KeptPage {
  readonly address: string;
  /** As its HTML has it. */
  readonly title: string;
}

const titleHeader = 'X-Title';
const choicesFile = 'offline-choices.json';

/** The part of a key that follows a file's path. */
const suffix = ({hash}: BuildFile) => `?sha256=${hash}`;

const json = (value: unknown) =>
  new Response(JSON.stringify(value), {headers: {'Content-Type': 'application/json'}});

/** The title of a page, as its HTML has it: a worker has nothing that reads HTML. */
function titleOf(bytes: ArrayBuffer): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(new TextDecoder().decode(bytes)) ?? [];
  return title;
}

/** Whether an error says that there is no room. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/**
 * Files of builds in the browser's cache. A file is stored by its hash, so that two builds share
 * what is the same in both, and a file of one is never taken for one of the other.
 */
export class KeptFiles {
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

  /** The address of a path below the base path, as the browser writes it. */
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

  /** Finds a file that is kept. */
  async find(file: BuildFile): Promise<Response | undefined> {
    // Not `open`, which would make the cache.
    return this.#storage.match(this.#key(file), {cacheName: this.#cacheName(file)});
  }

  /**
   * Keeps a file.
   *
   * @returns false when what is given is another: of another build, or changed by the host.
   * @throws QuotaExceededError when there is no room.
   */
  async keep(file: BuildFile, given: Response): Promise<boolean> {
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
    // Without what the host said of the way here, such as a redirect or an encoding.
    await cache.put(this.#key(file), new Response(bytes, {headers}));
    return true;
  }

  /** Returns those of the files that are kept. */
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

  /** Lists the pages of a build that are kept. */
  async pages(build: Build): Promise<readonly KeptPage[]> {
    const pages = await this.filter(build.files.filter((file) => kindOf(file) === 'page'));
    return Promise.all(
      pages.map(async (page) => {
        const found = await this.find(page);
        const title = decodeURIComponent(found?.headers.get(titleHeader) ?? '');
        return {address: this.address(page), title};
      }),
    );
  }

  /** Removes files. A part that has a cache of its own goes with all that the site made of it. */
  async remove(files: readonly BuildFile[]): Promise<void> {
    const own = new Set(files.flatMap(({part}) => part?.cache ?? []));
    await Promise.all([...own].map((name) => this.#storage.delete(name)));
    const cache = await this.#storage.open(this.#name);
    await Promise.all(files.map((file) => cache.delete(this.#key(file))));
  }

  /** Removes what is neither of a build nor its manifest. */
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

  /** Removes all that is kept of a site, parts in caches of their own too. */
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

  /** Keeps the manifest of a build. */
  async keepManifest(file: string, manifest: Manifest): Promise<void> {
    const cache = await this.#storage.open(this.#name);
    await cache.put(this.#root + file, json(manifest));
  }

  /** Removes a manifest, of a build that could not be kept. */
  async removeManifest(file: string): Promise<void> {
    const cache = await this.#storage.open(this.#name);
    await cache.delete(this.#root + file);
  }

  /** Finds a manifest that is kept. */
  async findManifest(file: string): Promise<Manifest | undefined> {
    const found = await this.#storage.match(this.#root + file, {cacheName: this.#name});
    return (await found?.json()) as Manifest | undefined;
  }

  /** Returns the addresses, below the base path, of all files of any build that are kept. */
  async paths(): Promise<readonly string[]> {
    if (!(await this.#storage.has(this.#name))) {
      return [];
    }
    const cache = await this.#storage.open(this.#name);
    return (await cache.keys())
      .filter(({url}) => url.includes('?sha256='))
      .map(({url}) => decodeURIComponent(url.slice(this.#root.length).replace(/\?.*$/, '')));
  }

  /** Returns what the reader has chosen to keep. */
  async choices(): Promise<Choices> {
    const found = await this.#storage.match(this.#root + choicesFile, {cacheName: this.#name});
    return ((await found?.json()) as Choices | undefined) ?? [];
  }

  /** Keeps what the reader has chosen to keep. @throws QuotaExceededError when there is no room. */
  async choose(choices: Choices): Promise<void> {
    const cache = await this.#storage.open(this.#name);
    await cache.put(this.#root + choicesFile, json(choices));
  }
}
