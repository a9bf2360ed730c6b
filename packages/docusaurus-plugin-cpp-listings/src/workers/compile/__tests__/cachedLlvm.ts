import fs from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {Tree} from '@yowasp/clang';
import {writeAtomically} from '../../../build/atomicFile';
import {markUsed} from '../../../build/caches';
import {keyOf} from '../../../build/keyOf';
import {readCached} from '../../../build/readCached';
import type {Llvm} from '../../../toolchain/toolchain';

/** What a run of the compiler made. */
interface Result {
  /** The files that it wrote, by their paths. */
  readonly made: Tree;
  readonly output: Uint8Array;
  readonly messages: Uint8Array;
  readonly hasFailed: boolean;
}

/** Returns the paths and contents of all files of a tree. */
const contentsOf = (tree: Tree, folder = ''): (string | Uint8Array)[] =>
  Object.entries(tree).flatMap(([name, entry]) =>
    typeof entry === 'string' || entry instanceof Uint8Array
      ? [folder + name, entry]
      : contentsOf(entry, `${folder}${name}/`),
  );

/** Collects the bytes of an output stream. */
function collect() {
  const chunks: Uint8Array[] = [];
  return {
    write: (bytes: Uint8Array | null) => {
      if (bytes) {
        chunks.push(bytes.slice());
      }
    },
    bytes: () => new Uint8Array(Buffer.concat(chunks)),
  };
}

async function run(
  {runLLVM, Exit}: Llvm,
  args: string[] | undefined,
  files: Tree,
): Promise<Result> {
  const [stdout, stderr] = [collect(), collect()];
  const resultOf = (made: Tree, hasFailed: boolean): Result => ({
    made: Object.fromEntries(Object.entries(made).filter(([name]) => !(name in files))),
    output: stdout.bytes(),
    messages: stderr.bytes(),
    hasFailed,
  });
  try {
    const made = await runLLVM(args, files, {
      stdout: stdout.write,
      stderr: stderr.write,
      fetchProgress: () => undefined,
    });
    return resultOf(made ?? {}, false);
  } catch (error) {
    if (error instanceof Exit) {
      return resultOf({}, true);
    }
    throw error;
  }
}

/**
 * Returns a compiler that caches what it makes, as ccache does: the same arguments and files give
 * the same result. Only tests use it, because they compile the same programs at each run.
 *
 * @param load returns the compiler.
 * @param version a key of the compiler.
 * @param folder the cache folder.
 */
export function cachedLlvm(
  load: () => Promise<Llvm>,
  version: string,
  folder: string,
): () => Promise<Llvm> {
  return async () => {
    const llvm = await load();
    return {
      Exit: llvm.Exit,
      async runLLVM(args, files = {}, {stdout, stderr} = {}) {
        const key = keyOf([version, ...(args ?? []), ...contentsOf(files)]);
        const file = path.join(folder, `compiled.${key}`);
        if (!fs.existsSync(file)) {
          writeAtomically(file, serialize(await run(llvm, args, files)));
        }
        markUsed([file]);
        const {made, output, messages, hasFailed} = readCached(
          file,
          () => deserialize(fs.readFileSync(file)) as Result,
        );
        stdout?.(output);
        stderr?.(messages);
        if (hasFailed) {
          throw new llvm.Exit();
        }
        return made;
      },
    };
  };
}
