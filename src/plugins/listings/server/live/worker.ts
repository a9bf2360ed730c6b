// A process that compiles. The compiler keeps a core busy and half a gigabyte of
// memory, so it has processes of its own.
import fs from 'node:fs';
import path from 'node:path';
import {makeKit} from '../compiler/kit';
import {loadInstrumenter, withoutMain} from './instrument';
import {writeWhole} from './keep';
import type {Folders, Job, Reply, Request} from './protocol';
import {openToolchain, precompiledHeader, runtimeObject, runtimeObjects} from './runtime';
import {listingFlags, type Toolchain, type Variant} from '../../shared/toolchain';
import {moduleSource, type Unit} from './unit';
import {readProof} from '../proofs';

/** Opened by the first job: a process serves one folder of listings. */
let opened: Toolchain | undefined;

async function textsOf(unit: Unit, variant: Variant, listingsDir: string): Promise<string[]> {
  const read = (file: string) => fs.readFileSync(path.join(listingsDir, file), 'utf8');
  if (variant === 'plain') {
    return Promise.all(unit.listings.map(({file}) => withoutMain(read(file))));
  }
  const instrument = await loadInstrumenter();
  return unit.listings.map(({file}) => instrument(read(file), file));
}

async function compileModule(
  unit: Unit,
  variant: Variant,
  target: string,
  toolchain: Toolchain,
  folders: Folders,
): Promise<void> {
  const {listingsDir} = folders;
  const texts = await textsOf(unit, variant, listingsDir);
  const sources = unit.listings.map(({file, problem}, index) => ({
    file,
    text: texts[index] ?? '',
    proof: readProof(listingsDir, problem),
  }));
  const object = await toolchain.compile(
    moduleSource(unit, sources),
    listingFlags[variant],
    await precompiledHeader(toolchain, variant, folders),
  );
  const module = await toolchain.link([
    object,
    ...(await runtimeObjects(toolchain, variant, folders)),
  ]);
  writeWhole(target, module);
}

async function work(job: Job, folders: Folders): Promise<void> {
  opened ??= openToolchain(folders.listingsDir);
  switch (job.type) {
    case 'module':
      return compileModule(job.unit, job.variant, job.target, opened, folders);
    case 'header':
      await precompiledHeader(opened, job.variant, folders);
      return;
    case 'runtime':
      await runtimeObject(opened, job.part, folders);
      return;
    case 'kit':
      return makeKit(opened, job.target, folders);
  }
}

process.on('message', ({id, job, folders}: Request) => {
  const reply = (message: Reply) => process.send?.(message);
  work(job, folders).then(
    () => reply({id}),
    (error: unknown) => reply({id, error: error instanceof Error ? error.message : String(error)}),
  );
});
