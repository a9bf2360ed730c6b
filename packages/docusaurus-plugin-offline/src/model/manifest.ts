/**
 * Length of the hash that identifies a file: 96 bits, so that accidental collisions do not happen.
 */
export const hashLength = 16;

/** A part of the site that readers cache separately. */
export interface Part {
  /** Identifies the part in addresses and storage. */
  readonly name: string;
  /**
   * The browser cache in which the site itself stores the part. The plugin then uses the same
   * cache.
   */
  readonly cache?: string | undefined;
}

/** A file of a build as stored in the manifest: its path, hash, size in bytes, and its part. */
type FileEntry = readonly [path: string, hash: string, size: number, part?: string];

/** The files of a build. */
export interface Manifest {
  /** Identifies the build: a hash of all other fields. */
  readonly build: string;
  /** The addresses of the offline page below the base path, one for each language. */
  readonly offlinePages: readonly string[];
  readonly parts: readonly Part[];
  readonly files: readonly FileEntry[];
}

/** Returns the file name of a build's manifest, which is below the base path. */
export const manifestName = (build: string): string => `offline-files.${build}.json`;

/** Whether an address is that of a manifest. */
export const isManifest = (address: string): boolean =>
  /\/offline-files\.[^/]+\.json$/.test(address);

/** A file of a build. */
export interface BuildFile {
  /** Path below the base path, with slashes. */
  readonly path: string;
  readonly hash: string;
  /** Size in bytes, as it is stored. */
  readonly size: number;
  readonly part: Part | undefined;
}

/** The kinds of files that readers can tell apart. */
export type Kind = 'page' | 'application' | 'picture' | 'program' | 'data';

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['page', /\.html$/],
  ['application', /\.(?:m?js|css|woff2?|ttf|otf)$/],
  ['picture', /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/],
  ['program', /\.wasm$/],
];

/** Returns the kind of a file. */
export const kindOf = ({path}: Pick<BuildFile, 'path'>): Kind =>
  kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'data';

/** Matches a date of digits alone, perhaps with a time, up to the dot after it. */
const date = String.raw`(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d*\.`;

/**
 * Matches the hash that a bundler puts into a file name: the same name means the same content. A
 * date is no hash, although its digits may be.
 */
const hashInName = new RegExp(String.raw`[.-](?!${date})[0-9a-f]{8,}(?=\.)`);

/** Whether the name of a file changes with its content. */
export const isNamedByContent = (path: string): boolean => hashInName.test(path);

/** Returns the name of a file without its hash, which is the same in every build. */
export const lastingName = (path: string): string => path.replace(hashInName, '');

/**
 * Returns the address of a file below the base path. For a page it is the address that links lead
 * to.
 */
export const addressOf = ({path}: Pick<BuildFile, 'path'>): string =>
  path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

/** A build whose files can be found by their addresses. */
export class Build {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly files: readonly BuildFile[];
  readonly #offlinePages: readonly string[];
  readonly #byAddress: ReadonlyMap<string, BuildFile>;

  constructor({build, parts, files, offlinePages}: Manifest) {
    this.name = build;
    this.parts = parts;
    this.files = files.map(([path, hash, size, name]) => ({
      path,
      hash,
      size,
      part: parts.find((part) => part.name === name),
    }));
    this.#offlinePages = offlinePages;
    this.#byAddress = new Map(
      this.files.flatMap((file) => [
        [file.path, file] as const,
        [addressOf(file).replace(/\/$/, ''), file] as const,
      ]),
    );
  }

  /** Finds a file by its path below the base path, with or without a trailing slash. */
  fileAt(address: string): BuildFile | undefined {
    return this.#byAddress.get(address.replace(/\/$/, ''));
  }

  /** Finds a file by its percent-encoded path; undefined if the path cannot be decoded. */
  fileAtEncoded(path: string): BuildFile | undefined {
    try {
      return this.fileAt(decodeURIComponent(path));
    } catch {
      return undefined;
    }
  }

  /** Finds a file by its full address; undefined if the address is not below `root`. */
  fileAtAddress(address: string, root: string): BuildFile | undefined {
    return address.startsWith(root)
      ? this.fileAtEncoded(address.slice(root.length).replace(/[?#].*$/, ''))
      : undefined;
  }

  /** Returns the offline page in the language of an address. */
  offlinePageFor(address: string): string {
    // The shortest address belongs to the default language; the others have a folder in front of
    // it.
    const shortest = Math.min(...this.#offlinePages.map(({length}) => length));
    const folder = (page: string) => page.slice(0, page.length - shortest);
    const [nearest = ''] = this.#offlinePages
      .filter((page) => address.startsWith(folder(page)))
      .sort((a, b) => b.length - a.length);
    return nearest;
  }
}
