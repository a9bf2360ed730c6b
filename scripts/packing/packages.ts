/** What of a package's sources is compiled for whom; imports of these are followed. */
export interface Entries {
  /** Modules that Node loads, below `src`, without extension. */
  readonly node: readonly string[];
  /** Folders below `src` all of whose modules pages may load. */
  readonly pages: readonly string[];
}

/** The packages that can be packed, by the names of their folders. */
export const packages: Readonly<Record<string, Entries>> = {
  'docusaurus-plugin-cpp-listings': {
    // The compiling process is started by its file.
    node: ['index', 'remark', 'verify/cli', 'speed/cli', 'build/compileProcess'],
    pages: ['components', 'theme', 'workers'],
  },
  'docusaurus-theme-local-search': {node: ['index'], pages: ['client', 'theme']},
  'docusaurus-plugin-offline': {node: ['index'], pages: ['client', 'theme', 'worker']},
  'docusaurus-plugin-page-loading': {node: ['index'], pages: ['client', 'theme']},
};
