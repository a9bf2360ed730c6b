// The entry point of a compiling process. The compiler keeps a core busy and needs half a gigabyte
// of memory, so it runs in separate processes.
import {errorMessage} from '../model/errorMessage';
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

/** Matches the compiler's messages about a damaged precompiled header, which do not name its file. */
const damagedHeader = /malformed or corrupted precompiled file|input is not a PCH file/;

/** Returns the message of an error, with the folder and the fix if a shared file is damaged. */
function messageOf(error: unknown, {sharedDir}: Folders): string {
  const message = errorMessage(error);
  return damagedHeader.test(message)
    ? `the cached folder ${sharedDir} is damaged (${message}); delete it and run the command again`
    : message;
}

process.on('message', ({id, job, folders}: Request) => {
  const reply = (message: Reply) => process.send?.(message);
  work(job, folders).then(
    () => reply({id}),
    (error: unknown) => reply({id, error: messageOf(error, folders)}),
  );
});
