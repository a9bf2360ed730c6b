declare module '@generated/docusaurus-plugin-cpp-listings/default/catalogue.json' {
  const catalogue: import('./model/problem').CatalogueData;
  export default catalogue;
}

declare module '@generated/docusaurus-plugin-cpp-listings/default/checks.json' {
  /** The summaries of all articles' checks. */
  const checks: readonly import('./model/records').CheckedData[];
  export default checks;
}

declare module '@generated/docusaurus-plugin-cpp-listings/default/recorded.json' {
  /** The recorded runs, by the listing's file. */
  const recorded: Readonly<
    Partial<Record<string, Omit<import('./model/encodedTrace').EncodedListing, 'modules'>>>
  >;
  export default recorded;
}

declare module '@generated/docusaurus-plugin-cpp-listings/default/hints.json' {
  /** The hints to each pitfall, by its file. */
  const hints: Readonly<Partial<Record<string, readonly string[]>>>;
  export default hints;
}

declare module '@generated/docusaurus-plugin-cpp-listings/default/costs.json' {
  /** The counted costs, by the problem. */
  const costs: Readonly<
    Partial<Record<string, Omit<import('./model/costs').CostsData, 'modules'>>>
  >;
  export default costs;
}

declare module '@generated/docusaurus-plugin-cpp-listings/default/speeds.json' {
  /** The recorded speeds, by the problem. */
  const speeds: Readonly<Partial<Record<string, import('./model/speed').SpeedData>>>;
  export default speeds;
}

declare module '@generated/docusaurus-plugin-cpp-listings/default/starters.json' {
  /** The highlighted lines of every exercise's starting code, by its problem. */
  const starters: Readonly<Partial<Record<string, readonly string[]>>>;
  export default starters;
}

declare module '@generated/docusaurus-plugin-cpp-listings/default/compiler/clang.js' {
  import type {Exit as TypeOfExit, runLLVM as typeOfRunLLVM, Tree} from '@yowasp/clang';

  export const Exit: typeof TypeOfExit;
  export const runLLVM: typeof typeOfRunLLVM;
  /** Passes the script its modules, by their names, and the files below `/usr`. */
  export function giveParts(parts: {
    readonly modules: Readonly<Record<string, WebAssembly.Module>>;
    readonly system: Tree;
  }): void;
}

declare module '@generated/docusaurus-plugin-cpp-listings/default/compiler/grammar.js' {
  export {Language, Parser} from 'web-tree-sitter';
}

declare module '@generated/docusaurus-plugin-cpp-listings/default/compiler/bundle.js' {
  const bundle: import('./toolchain/compilerBundle').CompilerBundle;
  export default bundle;
}

declare module '@generated/docusaurus-plugin-cpp-listings/default/exercises.json' {
  /** The number of exercises of each article, by the article. */
  const exercises: Readonly<Partial<Record<string, number>>>;
  export default exercises;
}
