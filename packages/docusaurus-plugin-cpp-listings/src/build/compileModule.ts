import fs from 'node:fs';
import {writeAtomically} from './atomicFile';
import {readCompiledProofs} from './compileProofs';
import type {ModuleJob} from './moduleJob';
import type {Folders} from './runtime';
import {openToolchain, precompiledHeader, runtimeObjects} from './runtime';
import {moduleSource, type Source} from './unit';
import {loadInstrumenter, withoutMain} from '../toolchain/nodeInstrumenter';
import {listingFlags, type Variant} from '../toolchain/toolchain';

// Here too, for what this file exports is in the key of what is made.
export {compileProofs} from './compileProofs';

async function textsOf(sources: readonly Source[], variant: Variant): Promise<string[]> {
  if (variant === 'plain') {
    return Promise.all(sources.map(({text}) => withoutMain(text)));
  }
  const instrument = await loadInstrumenter();
  return sources.map(({shown, text}) => instrument(text, shown));
}

/**
 * Compiles a module and writes it to its file.
 *
 * @throws Error naming file, line and reason when a program cannot be instrumented or does
 * not compile.
 */
export async function compileModule(
  {unit, sources, variant, target, proofs}: ModuleJob,
  folders: Folders,
): Promise<void> {
  const texts = await textsOf(sources, variant);
  // What times a listing also needs functions of its problem that no other source calls.
  const isTimed = (file: string) =>
    variant === 'plain' && sources.some(({proof, speed}) => speed && proof?.file === file);
  const compiled = [...readCompiledProofs(proofs)].filter(([file]) => !isTimed(file));
  const toolchain = openToolchain();
  const object = await toolchain.compile(
    moduleSource(
      unit,
      sources.map((source, index) => ({...source, text: texts[index] ?? ''})),
      variant,
      new Map(compiled),
    ),
    listingFlags[variant],
    await precompiledHeader(variant, folders),
  );
  const module = await toolchain.link([
    object,
    ...(await runtimeObjects(variant, folders)),
    // Last, so that of what both have made of the library's templates the listing's is taken.
    new Uint8Array(fs.readFileSync(proofs)),
  ]);
  writeAtomically(target, module);
}
