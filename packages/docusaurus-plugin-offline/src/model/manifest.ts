/** Characters of the hash that names a file: 96 bits, as many as an accident never meets. */
export const hashLength = 16;

/** A part of the site that readers keep by itself. */
export interface Part {
  /** Names it in addresses and storage. */
  readonly name: string;
  /** The browser's cache in which the site keeps the part by itself; it is kept there then. */
  readonly cache?: string | undefined;
}

/** A file of a build as it is written down: its path, its hash, its bytes, and the part it is of. */
type FileEntry = readonly [path: string, hash: string, size: number, part?: string];

/** What a build consists of. */
export interface Manifest {
  /** Names the build: a hash of all that follows. */
  readonly build: string;
  /** The addresses below the base path of the page with the controls, one for each language. */
  readonly offlinePages: readonly string[];
  readonly parts: readonly Part[];
  readonly files: readonly FileEntry[];
}

/** Returns the name of a build's manifest, which is below the base path. */
export const manifestName = (build: string): string => `offline-files.${build}.json`;

/** Whether an address is that of a manifest. */
export const isManifest = (address: string): boolean =>
  /\/offline-files\.[^/]+\.json$/.test(address);

/** A file of a build. */
export interface BuildFile {
  /** Below the base path, with slashes. */
  readonly path: string;
  readonly hash: string;
  /** Bytes of it as it is stored. */
  readonly size: number;
  readonly part: Part | undefined;
}

/** What is in a file, as far as readers tell it apart. */
export type Kind = 'page' | 'application' | 'picture' | 'program' | 'data';

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['page', /\.html$/],
  ['application', /\.(?:m?js|css|woff2?|ttf|otf)$/],
  ['picture', /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/],
  ['program', /\.wasm$/],
];

/** Returns what is in a file. */
export const kindOf = ({path}: Pick<BuildFile, 'path'>): Kind =>
  kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'data';

/** The hash that a bundler puts into the name of a file: the same name means the same file. */
const hashInName = /[.-][0-9a-f]{8,}(?=\.)/;

/** Whether a file's name changes with what is in it. */
export const isNamedByContent = (path: string): boolean => hashInName.test(path);

/** Returns a name that a file has in every build. */
export const lastingName = (path: string): string => path.replace(hashInName, '');

/** Returns the address of a file below the base path: pages have the one that links lead to. */
export const addressOf = ({path}: Pick<BuildFile, 'path'>): string =>
  path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

/** A build, whose files are found by their addresses. */
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

  /** Finds a file by its path below the base path, which has or lacks a slash at its end. */
  fileAt(address: string): BuildFile | undefined {
    return this.#byAddress.get(address.replace(/\/$/, ''));
  }

  /** Finds a file by such a path as an address has it; none by one that cannot be decoded. */
  fileAtEncoded(path: string): BuildFile | undefined {
    try {
      return this.fileAt(decodeURIComponent(path));
    } catch {
      return undefined;
    }
  }

  /** Finds a file by its whole address, below that of the base path; none at another. */
  fileAtAddress(address: string, root: string): BuildFile | undefined {
    return address.startsWith(root)
      ? this.fileAtEncoded(address.slice(root.length).replace(/[?#].*$/, ''))
      : undefined;
  }

  /** Returns the page with the controls in the language of an address. */
  offlinePageFor(address: string): string {
    // The shortest is that of the default language; the others have a folder before it.
    const shortest = Math.min(...this.#offlinePages.map(({length}) => length));
    const folder = (page: string) => page.slice(0, page.length - shortest);
    const [nearest = ''] = this.#offlinePages
      .filter((page) => address.startsWith(folder(page)))
      .sort((a, b) => b.length - a.length);
    return nearest;
  }
}
