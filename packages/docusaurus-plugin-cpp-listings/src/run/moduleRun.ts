import type {Judgement} from '../model/judgement';
import type {Failure, Outcome} from '../model/trace';
import {failureOf} from './failureOf';
import {Printer} from './printer';
import {systemRandom, type FillRandom} from './random';
import {typeName} from './typeName';

/** The exports of every module; see cpp/wasm/module.cpp. */
export interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly reserve: (bytes: number) => number;
  readonly run: (entry: number) => number;
  readonly answer: () => number;
  readonly said: () => number;
  readonly said_length: () => number;
  readonly want: (kind: number, size: number, seed: number) => void;
  readonly flush: () => void;
  readonly verdict: () => number;
  readonly verdict_length: () => number;
  readonly verdict_is_unique: () => number;
}

/** The further exports of an instrumented module; see cpp/wasm/counts.cpp and trace.cpp. */
export interface TracedExports extends Exports {
  readonly limit: (maxSteps: number, maxRecordedSteps: number) => void;
  readonly steps: () => number;
  readonly reads: () => number;
  readonly writes: () => number;
  readonly allocations: () => number;
  readonly comparisons: () => number;
  readonly touched: () => number;
  readonly bytes: () => number;
  readonly accesses: () => number;
  readonly line: () => number;
}

/**
 * The error number of WASI for a file that is not open. All WASI functions that are not implemented
 * here return it. libc asks which folders are open, and any other error would end the program.
 */
const badFile = 8;

const nanosecondsPerMillisecond = 1e6;

/** Standard output and standard error. */
const printedFiles = [1, 2];

/** One instance of a module, for one run. */
export class ModuleRun<Offered extends Exports> {
  readonly exports: Offered;
  readonly #decoder = new TextDecoder();
  readonly #printer = new Printer();
  #panicMessage: string | undefined;
  /** The failure of the initialization of a global variable. */
  #failureAtStart: Failure | undefined;

  constructor(
    module: WebAssembly.Module,
    onStep: (json: string) => void,
    fillRandom: FillRandom = systemRandom,
  ) {
    const refused = WebAssembly.Module.imports(module)
      .filter(({module: from}) => from === 'wasi_snapshot_preview1')
      .map(({name}) => [name, () => badFile] as const);
    const wasi = {
      ...Object.fromEntries(refused),
      fd_write: (file: number, pieces: number, count: number, written: number) =>
        this.#write(file, pieces, count, written),
      // libc ends the program if this call fails, so it reports that there are no variables.
      environ_sizes_get: (count: number, bytes: number) => {
        const memory = new DataView(this.exports.memory.buffer);
        memory.setUint32(count, 0, true);
        memory.setUint32(bytes, 0, true);
        return 0;
      },
      random_get: (at: number, length: number) => {
        fillRandom(new Uint8Array(this.exports.memory.buffer, at, length));
        return 0;
      },
      clock_time_get: (_clock: number, _precision: bigint, at: number) => {
        const nanoseconds = BigInt(Math.round(performance.now() * nanosecondsPerMillisecond));
        new DataView(this.exports.memory.buffer).setBigUint64(at, nanoseconds, true);
        return 0;
      },
      proc_exit: () => {
        this.#panicMessage ??= 'the program ended itself by exit()';
        throw new Error(this.#panicMessage);
      },
    };
    const instance = new WebAssembly.Instance(module, {
      env: {
        panic: (at: number, length: number) => {
          this.#panicMessage ??= this.#text(at, length);
        },
        step: (at: number, length: number) => {
          onStep(this.#text(at, length));
        },
        now: () => performance.now() * nanosecondsPerMillisecond,
      },
      wasi_snapshot_preview1: wasi,
    });
    // This plugin has built the module, so its exports are known.
    this.exports = instance.exports as unknown as Offered;
    try {
      this.exports._initialize();
    } catch (error) {
      this.#failureAtStart = failureOf(error, this.#panicMessage);
    }
  }

  call(entry: number, input: string): Outcome {
    const outcome = this.#failureAtStart
      ? {failure: this.#failureAtStart}
      : this.#outcomeOf(entry, input);
    try {
      this.exports.flush();
    } catch {
      // A module that a check stopped may be unable to flush.
    }
    const printed = this.#printer.finish();
    return printed ? {...outcome, printed} : outcome;
  }

  #outcomeOf(entry: number, input: string): Outcome {
    const bytes = new TextEncoder().encode(input);
    try {
      const at = this.exports.reserve(bytes.length);
      new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
      const length = this.exports.run(entry);
      // The program may have caught the exception that was thrown to stop it.
      if (this.#panicMessage !== undefined) {
        return {failure: failureOf(undefined, this.#panicMessage)};
      }
      const answer = this.#text(this.exports.answer(), length);
      const type = /^throws (.*)$/.exec(answer)?.[1];
      if (type === undefined) {
        return {answer};
      }
      const what = this.#text(this.exports.said(), this.exports.said_length());
      return {answer: `throws ${typeName(type)}`, thrown: {what}};
    } catch (error) {
      return {failure: failureOf(error, this.#panicMessage)};
    }
  }

  verdict(): Judgement {
    const words = this.#text(this.exports.verdict(), this.exports.verdict_length());
    return {
      wrong: words.replace(/(?<=^expected throws ).*$/, typeName),
      isUnique: this.exports.verdict_is_unique() !== 0,
    };
  }

  #text(at: number, length: number): string {
    return this.#decoder.decode(new Uint8Array(this.exports.memory.buffer, at, length));
  }

  /** Takes the program's output as WASI passes it: pieces with an address and a length. */
  #write(file: number, pieces: number, count: number, written: number): number {
    if (!printedFiles.includes(file)) {
      return badFile;
    }
    const {buffer} = this.exports.memory;
    const memory = new DataView(buffer);
    let total = 0;
    for (let piece = pieces; piece < pieces + 8 * count; piece += 8) {
      const length = memory.getUint32(piece + 4, true);
      this.#printer.add(new Uint8Array(buffer, memory.getUint32(piece, true), length));
      total += length;
    }
    memory.setUint32(written, total, true);
    if (this.#printer.isFull) {
      this.#panicMessage ??= 'prints too much';
      throw new Error(this.#panicMessage);
    }
    return 0;
  }
}
