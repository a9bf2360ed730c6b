import type {Caller} from '../../model/trace';
import {bundleFolders} from '../../toolchain/compilerBundle';
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
import {treeOf} from '../../toolchain/treeOf';
import {readDiagnostics, tracingError, type Diagnostic} from './diagnostics';
import {explainFunctionInClass} from './functionInClass';
import {readerFile, readerFlags, readerModule, readerStackSize} from './readerModule';
import {readUndefinedName} from './undefinedName';

/** The result of compiling a reader's program. */
export interface Compiled {
  readonly diagnostics: readonly Diagnostic[];
  /** The line of the program's `main`, which is not compiled. */
  readonly mainLine?: number;
  /** Absent if the program does not compile. */
  readonly module?: Uint8Array;
  /** Why the program cannot be stepped through; absent if it can. */
  readonly untraced?: string;
}

/** Returns the files below a folder of a bundle, by their paths from there. */
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

/** Flags of listings, with those that readers' programs have instead. */
const readerFlagInstead: Readonly<Record<string, string>> = {
  '-DPROOF_TRACED': '-DPROOF_READER',
  '-asan-stack=0': '-asan-stack=1',
  '-asan-globals=0': '-asan-globals=1',
};

/** The flags of a reader's program. Its answer is judged if several answers are right. */
export const compileFlags: readonly string[] = [
  ...listingFlags.traced.map((flag) => readerFlagInstead[flag] ?? flag),
  ...readerFlags,
];

/** Precompiles the header that all programs include first, which takes longer than a program. */
export const precompile = (toolchain: Toolchain): Promise<Uint8Array> =>
  toolchain.precompile('common.hpp', compileFlags);

/**
 * Compiles a reader's program with the code that calls it.
 *
 * @param proofs an object to link the program with.
 */
export type CompileReaderProgram = (
  code: string,
  caller: Caller,
  proofs?: Uint8Array,
) => Promise<Compiled>;

/**
 * Creates a function that compiles readers' programs.
 *
 * @param objects the objects that every module is linked with.
 */
export function createReaderCompiler(
  toolchain: Toolchain,
  precompiled: Uint8Array,
  objects: readonly Uint8Array[],
  parse: Parse,
): CompileReaderProgram {
  return async (text, caller, proofs) => {
    // The compiler accepts a byte order mark only at the start of its input, which begins earlier.
    const code = text.replace(/^\uFEFF/, ' ');
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
        readerStackSize,
      );
    };
    try {
      return {...found, ...(untraced !== undefined && {untraced}), module: await link(made)};
    } catch (error) {
      untraced ??= readUndefinedName(error, parse, code).message;
    }
    try {
      // The tracing of a value may need a definition that the plain program does not need.
      return {...found, untraced, module: await link(await compile())};
    } catch (error) {
      const undefinedName = readUndefinedName(error, parse, code);
      return {...found, diagnostics: [undefinedName, ...found.diagnostics]};
    }
  };
}
