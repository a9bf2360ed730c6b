/** A gzipped file of the compiler bundle. */
export interface BundleFile {
  readonly url: string;
  /** The size of the download. */
  readonly bytes: number;
  /** The SHA-256 of the download, in hexadecimal. */
  readonly sha256: string;
}

/** The two files that the page downloads to compile a reader's program. */
export interface CompilerBundle {
  /** Clang and LLD as one WebAssembly module. */
  readonly clang: BundleFile;
  /** All other files in one pack; `bundleFolders` names its folders. */
  readonly files: BundleFile;
}

/** The folder of each part in the pack. */
export const bundleFolders = {
  /** The small WebAssembly modules that Clang imports. */
  modules: 'modules/',
  /** The headers of the C++ and C library, and the libraries that are linked. */
  system: 'usr/',
  /** The headers that every compilation may include. */
  headers: 'headers/',
  /** The objects that every module is linked with. */
  objects: 'objects/',
  /** The grammar of C++ and its parser. */
  grammar: 'grammar/',
} as const;
