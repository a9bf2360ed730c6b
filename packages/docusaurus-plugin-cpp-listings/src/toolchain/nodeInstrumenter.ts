import * as shared from './instrument';
import {loadGrammar} from './loadGrammar';

export {InstrumentError} from './instrument';

/** Removes the function `main` from a listing, as the function in `instrument` does. */
export async function withoutMain(source: string): Promise<string> {
  return shared.withoutMain(await loadGrammar(), source);
}

/** Renames `main` to `example`, as the function in `instrument` does. */
export async function withExample(source: string): Promise<string> {
  return shared.withExample(await loadGrammar(), source);
}

/**
 * Refuses a listing with constructs that cannot be traced, as the function in `instrument` does.
 */
export async function refuseConstructs(source: string, file: string): Promise<void> {
  shared.refuseConstructs(await loadGrammar(), source, file);
}

/** Loads the instrumenter: a function of a listing's source and file. */
export async function loadInstrumenter(): Promise<(source: string, file: string) => string> {
  const parse = await loadGrammar();
  return (source, file) => shared.instrument(parse, source, file);
}
