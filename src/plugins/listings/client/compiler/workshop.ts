import {kitFolders, treeOf} from '../../shared/kit';
import {
  instrument,
  InstrumentError,
  lineOfMain,
  withoutMain,
  type Parse,
} from '../../shared/instrument';
import {CompileError, listingFlags, Toolchain, type Llvm} from '../../shared/toolchain';
import {readDiagnostics, type Diagnostic} from './diagnostics';
import {readerFile, readerModule} from './readerModule';

/** What became of a reader's program. */
export interface Compiled {
  readonly diagnostics: readonly Diagnostic[];
  /** The line of its `main`, which is left out. */
  readonly mainLine?: number;
  /** Absent when it does not compile. */
  readonly module?: Uint8Array;
  /** Why its steps are not told, if they are not. */
  readonly untraced?: string;
}

/** The files of a kit below a folder of it. */
export function filesBelow(
  files: ReadonlyMap<string, Uint8Array>,
  folder: string,
): [string, Uint8Array][] {
  return [...files]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, bytes]) => [path.slice(folder.length), bytes]);
}

/** The compiler of a kit. */
export function kitToolchain(
  load: () => Promise<Llvm>,
  files: ReadonlyMap<string, Uint8Array>,
): Toolchain {
  return new Toolchain(load, treeOf(filesBelow(files, kitFolders.headers)));
}

/** A reader's program is judged too, unlike a listing that is only shown. */
const flags = listingFlags.traced.filter((flag) => flag !== '-DPROOF_TRACED');

/** The header that all programs begin with; to make it takes longer than to compile a program. */
export const precompile = (toolchain: Toolchain): Promise<Uint8Array> =>
  toolchain.precompile('common.hpp', flags);

/**
 * Makes what compiles readers' programs.
 *
 * @param objects what every module is linked with.
 * @returns a function of a program and the proof that calls it.
 */
export function openWorkshop(
  toolchain: Toolchain,
  precompiled: Uint8Array,
  objects: readonly Uint8Array[],
  parse: Parse,
): (code: string, proof: string) => Promise<Compiled> {
  const build = async (code: string, proof: string) =>
    toolchain.link([
      await toolchain.compile(readerModule(code, proof), flags, precompiled),
      ...objects,
    ]);

  return async (code, proof) => {
    const called = withoutMain(parse, code);
    const words = await toolchain.diagnose(readerModule(called, proof), flags, precompiled);
    const about = {diagnostics: readDiagnostics(words), mainLine: lineOfMain(parse, code)};
    if (about.diagnostics.some(({severity}) => severity === 'error')) {
      return about;
    }
    try {
      return {...about, module: await build(instrument(parse, code, readerFile), proof)};
    } catch (error) {
      if (!(error instanceof InstrumentError || error instanceof CompileError)) {
        throw error;
      }
      const untraced =
        error instanceof InstrumentError ? `line ${error.line}: ${error.reason}` : error.message;
      return {...about, untraced, module: await build(called, proof)};
    }
  };
}
