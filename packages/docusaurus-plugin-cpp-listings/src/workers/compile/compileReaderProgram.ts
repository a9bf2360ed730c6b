import type {Caller} from '../../model/trace';
import {bundleFolders, treeOf} from '../../toolchain/compilerBundle';
import {
  instrument,
  InstrumentError,
  lineOfMain,
  withoutMain,
  type Parse,
} from '../../toolchain/instrument';
import {CompileError, listingFlags, Toolchain, type Llvm} from '../../toolchain/toolchain';
import {readDiagnostics, type Diagnostic} from './diagnostics';
import {readerFile, readerModule} from './readerModule';

/** The result of compiling a reader's program. */
export interface Compiled {
  readonly diagnostics: readonly Diagnostic[];
  /** The line of its `main`, which is left out. */
  readonly mainLine?: number;
  /** Absent when it does not compile. */
  readonly module?: Uint8Array;
  /** Why it cannot be stepped through; absent when it can. */
  readonly untraced?: string;
}

/** Returns the files of a bundle below a folder of it. */
export function filesBelow(
  files: ReadonlyMap<string, Uint8Array>,
  folder: string,
): [string, Uint8Array][] {
  return [...files]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, bytes]) => [path.slice(folder.length), bytes]);
}

/** Creates the compiler of a bundle. */
export function bundleToolchain(
  load: () => Promise<Llvm>,
  files: ReadonlyMap<string, Uint8Array>,
): Toolchain {
  return new Toolchain(load, treeOf(filesBelow(files, bundleFolders.headers)));
}

/** The flags of a reader's program, which is judged where several answers are right. */
const flags = listingFlags.traced.map((flag) =>
  flag === '-DPROOF_TRACED' ? '-DPROOF_READER' : flag,
);

/** Precompiles the header that all programs begin with, which takes longer than a program. */
export const precompile = (toolchain: Toolchain): Promise<Uint8Array> =>
  toolchain.precompile('common.hpp', flags);

/**
 * Compiles a reader's program with what calls it.
 *
 * @param proofs an object that it is linked with.
 */
export type CompileReaderProgram = (
  code: string,
  caller: Caller,
  proofs?: Uint8Array,
) => Promise<Compiled>;

/**
 * Creates what compiles readers' programs.
 *
 * @param objects what every module is linked with.
 */
export function createReaderCompiler(
  toolchain: Toolchain,
  precompiled: Uint8Array,
  objects: readonly Uint8Array[],
  parse: Parse,
): CompileReaderProgram {
  return async (code, caller, proofs) => {
    const build = async (program: string) =>
      toolchain.link([
        await toolchain.compile(readerModule(program, caller), flags, precompiled),
        ...objects,
        ...(proofs ? [proofs] : []),
      ]);
    const callable = withoutMain(parse, code);
    const output = await toolchain.diagnose(readerModule(callable, caller), flags, precompiled);
    const found = {diagnostics: readDiagnostics(output), mainLine: lineOfMain(parse, code)};
    if (found.diagnostics.some(({severity}) => severity === 'error')) {
      return found;
    }
    try {
      return {...found, module: await build(instrument(parse, code, readerFile))};
    } catch (error) {
      if (!(error instanceof InstrumentError || error instanceof CompileError)) {
        throw error;
      }
      const untraced =
        error instanceof InstrumentError ? `line ${error.line}: ${error.reason}` : error.message;
      return {...found, untraced, module: await build(callable)};
    }
  };
}
