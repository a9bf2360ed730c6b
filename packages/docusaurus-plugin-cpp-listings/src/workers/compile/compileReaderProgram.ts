import type {Caller} from '../../model/trace';
import {bundleFolders, treeOf} from '../../toolchain/compilerBundle';
import {
  instrument,
  InstrumentError,
  lineOfMain,
  withoutMain,
  type Parse,
} from '../../toolchain/instrument';
import {
  CompileError,
  listingFlags,
  namesLongDouble,
  Toolchain,
  type Llvm,
} from '../../toolchain/toolchain';
import {readDiagnostics, tracingError, type Diagnostic} from './diagnostics';
import {explainFunctionInClass} from './functionInClass';
import {readerFile, readerFlags, readerModule} from './readerModule';
import {readUndefinedName} from './undefinedName';

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
export const compileFlags: readonly string[] = [
  ...listingFlags.traced.map((flag) => (flag === '-DPROOF_TRACED' ? '-DPROOF_READER' : flag)),
  ...readerFlags,
];

/** Precompiles the header that all programs begin with, which takes longer than a program. */
export const precompile = (toolchain: Toolchain): Promise<Uint8Array> =>
  toolchain.precompile('common.hpp', compileFlags);

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
    const callable = withoutMain(parse, code);
    let traced: string | undefined;
    let untraced: string | undefined;
    try {
      traced = instrument(parse, code, readerFile);
    } catch (error) {
      if (!(error instanceof InstrumentError)) {
        throw error;
      }
      untraced = `line ${error.line}: ${error.reason}`;
    }
    const compile = (instrumented?: string) =>
      toolchain.diagnose(readerModule(callable, caller, instrumented), compileFlags, precompiled);
    let made = await compile(traced);
    const found = {
      diagnostics: explainFunctionInClass(readDiagnostics(made.words), parse, code),
      mainLine: lineOfMain(parse, code),
    };
    if (found.diagnostics.some(({severity}) => severity === 'error')) {
      return found;
    }
    if (!made.object && traced !== undefined) {
      untraced = tracingError(made.words);
      made = await compile();
    }
    const link = async ({object, words}: typeof made) => {
      if (!object) {
        throw new CompileError(words);
      }
      return toolchain.link(
        [object, ...objects, ...(proofs ? [proofs] : [])],
        namesLongDouble(code),
      );
    };
    try {
      return {...found, ...(untraced !== undefined && {untraced}), module: await link(made)};
    } catch (error) {
      untraced ??= readUndefinedName(error, parse, code).message;
    }
    try {
      // A value that is reported needs a definition that the program alone may do without.
      return {...found, untraced, module: await link(await compile())};
    } catch (error) {
      const undefinedName = readUndefinedName(error, parse, code);
      return {...found, diagnostics: [undefinedName, ...found.diagnostics]};
    }
  };
}
