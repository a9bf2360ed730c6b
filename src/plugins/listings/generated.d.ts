declare module '@generated/contiguous-listings/default/catalogue.json' {
  import type {CatalogueData} from '@site/src/plugins/listings/shared';

  const catalogue: CatalogueData;
  export default catalogue;
}

declare module '@generated/contiguous-listings/default/recorded.json' {
  import type {KeptListing} from '@site/src/plugins/listings/shared/keptTrace';

  /** The recorded runs, by the listing's file. */
  const recorded: Readonly<Partial<Record<string, Omit<KeptListing, 'modules'>>>>;
  export default recorded;
}

declare module '@generated/contiguous-listings/default/hints.json' {
  /** The hints to each pitfall, by its file. */
  const hints: Readonly<Partial<Record<string, readonly string[]>>>;
  export default hints;
}

declare module '@listings/hints' {
  import type {ComponentType} from 'react';

  /** What the server writes for readers who cannot hunt; nothing in what they download. */
  const Hints: ComponentType<{readonly file: string}> | undefined;
  export default Hints;
}

declare module '@listings/still' {
  import type {ComponentType} from 'react';
  import type {ListingData} from '@site/src/plugins/listings/shared';

  /** What the server writes of a live listing; nothing in what readers download. */
  const Still: ComponentType<{readonly listing: ListingData}> | undefined;
  export default Still;
}

declare module '@generated/contiguous-listings/default/costs.json' {
  import type {CostsData} from '@site/src/plugins/listings/shared/costs';

  /** The counted costs, by the problem. */
  const costs: Readonly<Partial<Record<string, Omit<CostsData, 'modules'>>>>;
  export default costs;
}

declare module '@listings/stillCosts' {
  import type {ComponentType} from 'react';

  /** What the server writes of a problem's costs; nothing in what readers download. */
  const Still: ComponentType<{readonly problem: string}> | undefined;
  export default Still;
}

declare module '@generated/contiguous-listings/default/starters.json' {
  /** The highlighted lines of every exercise's starting code, by its problem. */
  const starters: Readonly<Partial<Record<string, readonly string[]>>>;
  export default starters;
}

declare module '@generated/contiguous-listings/default/compiler/clang.js' {
  import type {Exit as TypeOfExit, runLLVM as typeOfRunLLVM, Tree} from '@yowasp/clang';

  export const Exit: typeof TypeOfExit;
  export const runLLVM: typeof typeOfRunLLVM;
  /** Gives the script its modules, by their names, and the files below `/usr`. */
  export function giveParts(parts: {
    readonly modules: Readonly<Record<string, WebAssembly.Module>>;
    readonly system: Tree;
  }): void;
}

declare module '@generated/contiguous-listings/default/compiler/grammar.js' {
  export {Language, Parser} from 'web-tree-sitter';
}

declare module '@listings/starter' {
  import type {ComponentType} from 'react';

  /** What the server writes of an exercise's starting code; nothing in what readers download. */
  const Starter: ComponentType<{readonly problem: string}> | undefined;
  export default Starter;
}

declare module '@generated/contiguous-listings/default/compiler/kit.js' {
  import type {Kit} from '@site/src/plugins/listings/shared/kit';

  const kit: Kit;
  export default kit;
}

declare module '@generated/contiguous-listings/default/exercises.json' {
  /** How many exercises each article has, by the article. */
  const exercises: Readonly<Partial<Record<string, number>>>;
  export default exercises;
}
