/** The entries of a package to compile, by environment; their imports are compiled, too. */
export interface Entries {
  /** Modules that Node loads, relative to `src`, without extension. */
  readonly node: readonly string[];
  /** Folders relative to `src`, or `.` for all of it, whose modules pages may load. */
  readonly pages: readonly string[];
  /**
   * Folders for texts that only some sites show, by the prefix of the texts' ids. All other texts
   * are in `texts`.
   */
  readonly textFolders?: Readonly<Record<string, string>>;
  /**
   * Dependencies that are part of the tarball, each with the files that are needed of it. npm and
   * pnpm do not install the rest of them.
   */
  readonly bundled?: Readonly<Record<string, readonly string[]>>;
}

/** The packages that can be packed, by folder name. */
export const packages: Readonly<Record<string, Entries>> = {
  'docusaurus-plugin-cpp-listings': {
    // The compile process is started by its file name, so it is not found through imports.
    node: ['index', 'remark', 'verify/cli', 'speed/cli', 'mutants/cli', 'build/compileProcess'],
    pages: ['components', 'theme', 'workers'],
    // Its native parsers, which are not used, are 40 MB and need an install script.
    bundled: {'tree-sitter-cpp': ['tree-sitter-cpp.wasm', 'LICENSE']},
  },
  'docusaurus-theme-local-search': {
    node: ['index', 'push/cli'],
    pages: ['client', 'theme', 'hostedTheme'],
    textFolders: {'localSearch.hosted.': 'hostedTexts'},
  },
  'oramacore-client': {node: [], pages: ['.']},
  'docusaurus-plugin-offline': {node: ['index', 'finish'], pages: ['client', 'theme', 'worker']},
  'docusaurus-plugin-page-loading': {node: ['index'], pages: ['client', 'theme']},
  'docusaurus-plugin-strict-csp': {node: ['index', 'protect'], pages: []},
};
