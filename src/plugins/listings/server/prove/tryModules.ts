import fs from 'node:fs';
import {judgePlain, runPlain, runTraced} from '../../shared/runModule';
import type {Outcome} from '../../shared/trace';
import type {BuiltListing} from '../live';
import {run} from './run';
import type {Result} from './trials';
import type {Workshop} from './workshop';

/** Random inputs for each listing; the seed makes every run try the same ones. */
const inputs = {seed: 20261121, count: 60};

/** More steps than any of the inputs takes. */
const limits = {steps: 5_000_000, moments: 0};

/** Inputs of which every moment is recorded too. */
const recorded = 5;

async function linesOf(program: string, args: readonly string[], input = ''): Promise<string[]> {
  const {stdout, stderr, status} = await run(program, args, {input, seconds: 60});
  if (status !== 0) {
    throw new Error(`${args.join(' ')} failed: ${stderr.trim()}`);
  }
  return stdout.split('\n').slice(0, -1);
}

const wordsOf = ({answer, failure}: Outcome) => answer ?? `fails: ${failure?.message ?? ''}`;

/**
 * The page's modules of a listing answer as the native program does: the plain one and
 * the instrumented one, on the same random inputs.
 *
 * @param proof the proof that the native program is built with.
 */
export async function tryModules(
  workshop: Workshop,
  {live, modules}: BuiltListing,
  proof: string,
): Promise<Result> {
  const name = `${live.file}: its modules answer as the native program does`;
  const program = await workshop.build('checked', live.file, proof);
  const lines = await linesOf(program, ['inputs', String(inputs.seed), String(inputs.count)]);
  const answers = await linesOf(program, ['cases'], lines.map((line) => `${line}\n`).join(''));
  const [plain, traced] = [modules.plain, modules.traced].map(
    (file) => new WebAssembly.Module(new Uint8Array(fs.readFileSync(file))),
  ) as [WebAssembly.Module, WebAssembly.Module];
  for (const [index, line] of lines.entries()) {
    const kept = {...limits, moments: index < recorded ? 2000 : 0};
    const wanted = answers[index] ?? 'nothing';
    const [ofPlain, ofTraced] = [
      runPlain(plain, live.entry, line),
      runTraced(traced, live.entry, line, kept),
    ].map(wordsOf);
    if (ofPlain !== ofTraced) {
      return {
        name,
        fault: `listings/${live.file}: on ${line} the plain module says ${ofPlain ?? ''}, the instrumented one ${ofTraced ?? ''}`,
      };
    }
    // Another standard library may leave equal elements in another order, and where
    // many answers are right it is the judge that says whether this is one.
    if (ofPlain !== wanted && judgePlain(plain, live.entry, line) !== '') {
      return {
        name,
        fault: `listings/${live.file}: on ${line} the modules say ${ofPlain ?? ''}, the native program ${wanted}`,
      };
    }
  }
  return {name};
}
