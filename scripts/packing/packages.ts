/** What of a package's sources is compiled for whom; imports of these are followed. */
export interface Entries {
  /** Modules that Node loads, below `src`, without extension. */
  readonly node: readonly string[];
  /** Folders below `src`, or `.` for it all, whose modules pages may load. */
  readonly pages: readonly string[];
}

/** The packages that can be packed, by the names of their folders. */
export const packages: Readonly<Record<string, Entries>> = {
  'docusaurus-plugin-cpp-listings': {
    // The compiling process is started by its file.
    node: ['index', 'remark', 'verify/cli', 'speed/cli', 'mutants/cli', 'build/compileProcess'],
    pages: ['components', 'theme', 'workers'],
  },
  'docusaurus-theme-local-search': {
    node: ['index', 'push/cli'],
    pages: ['client', 'theme', 'hostedTheme'],
  },
  'oramacore-client': {node: [], pages: ['.']},
  'docusaurus-plugin-offline': {node: ['index', 'finish'], pages: ['client', 'theme', 'worker']},
  'docusaurus-plugin-page-loading': {node: ['index'], pages: ['client', 'theme']},
  'docusaurus-plugin-strict-csp': {node: ['index', 'protect'], pages: []},
};
