import type {Tree} from '@yowasp/clang';

/** One of the two files that the compiler in the page is made of, gzipped. */
export interface KitFile {
  readonly url: string;
  /** Length of what is downloaded. */
  readonly bytes: number;
  /** SHA-256 of it, in hexadecimal. */
  readonly sha256: string;
}

/** What the compiler in the page is made of. */
export interface Kit {
  /** Clang and LLD as one WebAssembly module. */
  readonly clang: KitFile;
  /** All other files, packed; see the names below. */
  readonly files: KitFile;
}

/** Where each part stands in the pack. */
export const kitFolders = {
  /** The small modules that belong to Clang's. */
  modules: 'modules/',
  /** The C++ library and C headers, and what is linked. */
  system: 'usr/',
  /** What every compilation may include. */
  headers: 'headers/',
  /** What every module is linked with. */
  objects: 'objects/',
  /** The grammar of C++ and what reads it. */
  grammar: 'grammar/',
} as const;

/** Files by their paths as folders of folders. */
export function treeOf(files: Iterable<readonly [string, Uint8Array]>): Tree {
  const root: Tree = {};
  for (const [path, bytes] of files) {
    const names = path.split('/');
    const name = names.pop() ?? path;
    let folder = root;
    for (const part of names) {
      folder = (folder[part] ??= {}) as Tree;
    }
    folder[name] = bytes;
  }
  return root;
}
