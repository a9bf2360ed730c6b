import fs from 'node:fs';
import {listingError, proofError} from '../content/sourceErrors';
import {writeAtomically} from './atomicFile';
import {readCompiledProofs} from './compileProofs';
import type {ModuleJob} from './moduleJob';
import type {Folders} from './runtime';
import {openToolchain, precompiledHeader, runtimeObjects} from './runtime';
import {moduleSource, type Source} from './unit';
import {loadInstrumenter, refuseConstructs, withoutMain} from '../toolchain/nodeInstrumenter';
import {CompileError, listingFlags, namesLongDouble, type Variant} from '../toolchain/toolchain';

// Exported here so that the cache key of this file also covers `compileProofs`.
export {compileProofs} from './compileProofs';

/**
 * Refuses sources that are not valid listings, and code that cannot be traced. It checks both
 * variants, so that the compiler does not report the same error again.
 *
 * @throws Error naming file, line and reason.
 */
async function requireValidSource({proof, speed, ...source}: Source): Promise<void> {
  const error =
    listingError(source) ?? (proof && proofError(proof)) ?? (speed && proofError(speed));
  if (error !== undefined) {
    throw new Error(error);
  }
  await refuseConstructs(source.text, source.shown);
}

async function textsOf(sources: readonly Source[], variant: Variant): Promise<string[]> {
  if (variant === 'plain') {
    return Promise.all(sources.map(({text}) => withoutMain(text)));
  }
  const instrument = await loadInstrumenter();
  return sources.map(({shown, text}) => instrument(text, shown));
}

/** Compiles the source of a module. @throws Error naming file, line and reason. */
async function compileSource(
  {unit, sources, variant, proofs}: Omit<ModuleJob, 'target'>,
  folders: Folders,
): Promise<Uint8Array> {
  const texts = await textsOf(sources, variant);
  // A speed.cpp also needs functions of its problem that no other source calls, so its proof is
  // compiled with the listing.
  const isTimed = (file: string) =>
    variant === 'plain' && sources.some(({proof, speed}) => speed && proof?.file === file);
  const compiled = [...readCompiledProofs(proofs)].filter(([file]) => !isTimed(file));
  return openToolchain().compile(
    moduleSource(
      unit,
      sources.map((source, index) => ({...source, text: texts[index] ?? ''})),
      variant,
      new Map(compiled),
    ),
    listingFlags[variant],
    await precompiledHeader(variant, folders),
  );
}

/** Returns the compiler's first error in instrumented listings, with the line of the listing. */
function tracingError({message}: CompileError, sources: readonly Source[]): Error {
  const lines = message.split('\n');
  const places = lines.map((line) => /^(.+:\d+):\d+: /.exec(line)?.[1] ?? '');
  const place = places.find((found) => sources.some(({shown}) => found.startsWith(`${shown}:`)));
  const reason = lines.flatMap((line) => / error: (.*)$/.exec(line)?.[1] ?? [])[0];
  return new Error(
    place && reason ? `${place}: it compiles, but it cannot be traced: ${reason}` : message,
  );
}

/**
 * Compiles the source of an instrumented module.
 *
 * @throws Error with the compiler's messages about the author's own text. If that text compiles,
 * the error names the code that cannot be traced.
 */
async function compileTraced(
  job: Omit<ModuleJob, 'target'>,
  folders: Folders,
): Promise<Uint8Array> {
  try {
    return await compileSource(job, folders);
  } catch (error) {
    await compileSource({...job, variant: 'plain'}, folders);
    throw error instanceof CompileError ? tracingError(error, job.sources) : error;
  }
}

/**
 * Compiles a module and writes it to its file.
 *
 * @throws Error naming file, line and reason when a program cannot be instrumented or does not
 * compile. Both variants of a program that does not compile give the same error.
 */
export async function compileModule({target, ...job}: ModuleJob, folders: Folders): Promise<void> {
  await Promise.all(job.sources.map(requireValidSource));
  const compile = job.variant === 'plain' ? compileSource : compileTraced;
  const object = await compile(job, folders);
  const module = await openToolchain().link(
    [
      object,
      ...(await runtimeObjects(job.variant, folders)),
      // The proofs come last, so that the linker takes the listing's copies of library templates
      // that both objects contain.
      new Uint8Array(fs.readFileSync(job.proofs)),
    ],
    job.sources.some(({text}) => namesLongDouble(text)),
  );
  writeAtomically(target, module);
}
