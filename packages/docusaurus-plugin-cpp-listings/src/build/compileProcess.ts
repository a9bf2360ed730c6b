// The entry point of a compiling process. The compiler keeps a core busy and needs half a gigabyte
// of memory, so it runs in separate processes.
import {messageOf} from './cacheFault';
import {compileModule, compileProofs} from './compileModule';
import type {Job, Reply, Request} from './compileJobs';
import {compilingKeys} from './keys';
import {makeCompilerBundle} from './makeCompilerBundle';
import {recordings} from './recordArticle';
import type {Folders} from './runtime';
import {precompiledHeader, runtimeObject} from './runtime';

const loaded = compilingKeys();

/**
 * Requires that this process has loaded the code that a request expects.
 *
 * @throws Error when the code has changed.
 */
async function checkCode({processKey}: Folders): Promise<void> {
  const keys = await loaded;
  if (keys.process !== processKey) {
    throw new Error("the build's own code changed while it was running; run the build again");
  }
}

async function work(job: Job, folders: Folders): Promise<void> {
  await checkCode(folders);
  switch (job.type) {
    case 'module':
      return compileModule(job, folders);
    case 'proofs':
      return compileProofs(job, folders);
    case 'header':
      await precompiledHeader(job.variant, folders);
      return;
    case 'runtime':
      await runtimeObject(job.part, folders);
      return;
    case 'record':
      recordings[job.recording](job.article, job.listingsDir);
      return;
    case 'bundle':
      return makeCompilerBundle(job.target, folders);
  }
}

process.on('message', ({id, job, folders}: Request) => {
  const reply = (message: Reply) => process.send?.(message);
  work(job, folders).then(
    () => reply({id}),
    (error: unknown) => reply({id, error: messageOf(error, folders)}),
  );
});
