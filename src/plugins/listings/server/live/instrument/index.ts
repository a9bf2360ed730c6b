import * as shared from '../../../shared/instrument';
import {loadGrammar} from './grammar';

export {InstrumentError} from '../../../shared/instrument';

/** Takes the function `main` out of a listing; see the function of that name in `shared`. */
export async function withoutMain(source: string): Promise<string> {
  return shared.withoutMain(await loadGrammar(), source);
}

/** Makes `main` a function `example`; see the function of that name in `shared`. */
export async function withExample(source: string): Promise<string> {
  return shared.withExample(await loadGrammar(), source);
}

/** Loads what rewrites a listing, of a source and its file, so that running it reports every step. */
export async function loadInstrumenter(): Promise<(source: string, file: string) => string> {
  const parse = await loadGrammar();
  return (source, file) => shared.instrument(parse, source, file);
}
