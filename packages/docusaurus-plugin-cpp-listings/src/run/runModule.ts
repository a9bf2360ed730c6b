import {meanOf, seedsOf, type Costs, type InputKind} from '../model/costs';
import type {JudgedRun, Judgement} from '../model/judgement';
import {maxPrinted, Printer} from './printer';
import {TraceRecorder} from './recordTrace';
import {systemRandom, type FillRandom} from './random';
import type {Failure, Outcome, Trace} from '../model/trace';
import {typeName} from './typeName';

/** Limits of a run: when it is stopped, and how much of it is recorded. */
export interface Limits {
  /** Steps after which a run counts as endless. */
  readonly maxSteps: number;
  /** The largest number of steps that are recorded; 0 to count alone. */
  readonly maxRecordedSteps: number;
}

/** The exports of every module; see cpp/wasm/module.cpp. */
interface Exports {
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

/** The further exports of an instrumented module; see cpp/wasm/trace.cpp. */
interface TracedExports extends Exports {
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
 * The error number of WASI for a file that is not open. It is the answer to all that a host may
 * offer of files: libc asks which folders are open, and ends the program at any other error.
 */
const badFile = 8;

const nanosecondsPerMillisecond = 1e6;

/** Standard output and standard error. */
const printedFiles = [1, 2];

/** The place and the condition that libc++ puts before the message of a failed check. */
const libraryCheck = /^.*libc\+\+ Hardening assertion .* failed: /;

const refusal = 'refused: ';
const endless: Readonly<Record<string, string>> = {
  endless: 'it was stopped because it does not seem to end',
  'prints too much': `it was stopped after it had printed more than ${maxPrinted.toLocaleString('en')} bytes`,
};
const tooDeep = 'the calls are nested too deeply';

/** Describes a trap, for which each engine has its own message. */
function describeTrap(error: unknown): string {
  if (error instanceof RangeError) {
    return tooDeep;
  }
  if (!(error instanceof WebAssembly.RuntimeError)) {
    return 'an exception left the program';
  }
  if (/divide|remainder|division/.test(error.message)) {
    return 'a division by zero';
  }
  if (error.message.includes('out of bounds')) {
    return 'an access outside the memory of the program';
  }
  if (error.message.includes('stack')) {
    return tooDeep;
  }
  return 'a check stopped the program';
}

/** One instance of a module, for one run. */
class Run<Offered extends Exports> {
  readonly exports: Offered;
  readonly #decoder = new TextDecoder();
  readonly #printer = new Printer();
  #panicMessage: string | undefined;
  /** What a variable outside all functions failed with. */
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
      // libc ends the program where it cannot ask: there are no variables.
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
    // A module is what this plugin has built, and its exports are what it was built with.
    this.exports = instance.exports as unknown as Offered;
    try {
      this.exports._initialize();
    } catch (error) {
      this.#failureAtStart = this.#failureOf(error);
    }
  }

  call(entry: number, input: string): Outcome {
    const outcome = this.#failureAtStart
      ? {failure: this.#failureAtStart}
      : this.#outcomeOf(entry, input);
    try {
      this.exports.flush();
    } catch {
      // A module that a check stopped may be in no state to flush.
    }
    const {printed} = this.#printer;
    return printed ? {...outcome, printed} : outcome;
  }

  #outcomeOf(entry: number, input: string): Outcome {
    const bytes = new TextEncoder().encode(input);
    try {
      const at = this.exports.reserve(bytes.length);
      new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
      const length = this.exports.run(entry);
      // The program may have caught what was thrown to stop it.
      if (this.#panicMessage !== undefined) {
        return {failure: this.#failureOf(undefined)};
      }
      const answer = this.#text(this.exports.answer(), length);
      const type = /^throws (.*)$/.exec(answer)?.[1];
      if (type === undefined) {
        return {answer};
      }
      const what = this.#text(this.exports.said(), this.exports.said_length());
      return {answer: `throws ${typeName(type)}`, thrown: {what}};
    } catch (error) {
      return {failure: this.#failureOf(error)};
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

  /** Takes what the program prints, as WASI hands it over: pieces of an address and a length. */
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

  #failureOf(error: unknown): Failure {
    const words = (this.#panicMessage ?? describeTrap(error)).replace(libraryCheck, '').trim();
    if (words.startsWith(refusal)) {
      return {kind: 'refused', message: words.slice(refusal.length)};
    }
    const thrown = /^thrown: (.*)$/.exec(words)?.[1];
    if (thrown !== undefined) {
      const message = `an exception left the program that is no std::exception: ${typeName(thrown)}`;
      return {kind: 'trap', message};
    }
    const why = endless[words];
    return why === undefined ? {kind: 'trap', message: words} : {kind: 'endless', message: why};
  }
}

/** Runs a listing of a plain module on an input in the notation of problem.yaml. */
export function runPlain(module: WebAssembly.Module, entry: number, input: string): Outcome {
  return new Run<Exports>(module, () => undefined).call(entry, input);
}

/** The requests to a plain module besides an answer; `Request::Kind` of cpp/wasm/proof.hpp. */
const wanted = {judged: 1, random: 2, worst: 3, average: 4, best: 5} as const;

/** The requests to a plain module to be timed on inputs of a kind. */
const timed = {average: 6, worst: 7, best: 8} as const;

/**
 * Judges a listing's answer by its problem's oracle or judge.
 *
 * @throws Error when the listing has no answer.
 */
export function judgePlain(module: WebAssembly.Module, entry: number, input: string): Judgement {
  const run = new Run<Exports>(module, () => undefined);
  run.exports.want(wanted.judged, 0, 0);
  const {failure} = run.call(entry, input);
  if (failure) {
    throw new Error(`there is no answer to ${input}: ${failure.message}`);
  }
  return run.verdict();
}

/**
 * Generates an input of a listing's problem in the notation of problem.yaml.
 *
 * @param kind `random`: boundaries included; `worst`: made to be expensive; `best`: made to
 * be cheap; `average`: a random one without boundaries.
 * @param size about how many elements it has; exactly so many unless it is `random`.
 * @param seed the same one gives the same random input.
 * @throws Error when the problem has none of that size.
 */
export function generateInput(
  module: WebAssembly.Module,
  entry: number,
  {kind, size, seed = 0}: {kind: 'random' | InputKind; size: number; seed?: number},
): string {
  const run = new Run<Exports>(module, () => undefined);
  run.exports.want(wanted[kind], size, seed);
  const {answer, failure} = run.call(entry, '');
  if (answer === undefined) {
    throw new Error(`no ${kind} input of ${size} elements: ${failure?.message ?? 'none was made'}`);
  }
  return answer;
}

/** The time of a call, or the reason why there is none. */
export type Timed = {readonly nanoseconds: number} | {readonly failure: Failure};

/**
 * Times a listing of a plain module, which makes the inputs itself.
 *
 * @param seed another one gives other random inputs.
 * @returns nanoseconds of a call; undefined when the problem has no such inputs.
 */
export function timePlain(
  module: WebAssembly.Module,
  entry: number,
  {kind, size, seed}: {kind: InputKind; size: number; seed: number},
): Timed | undefined {
  const run = new Run<Exports>(module, () => undefined);
  run.exports.want(timed[kind], size, seed);
  const {answer = '', failure} = run.call(entry, '');
  if (failure) {
    return {failure};
  }
  const [nanoseconds = 0, calls = 0] = answer.split(' ').map(Number);
  return calls > 0 ? {nanoseconds: nanoseconds / calls} : undefined;
}

function traceOf(
  run: Run<TracedExports>,
  recorder: TraceRecorder,
  entry: number,
  input: string,
  limits: Limits,
): Trace {
  const {exports} = run;
  exports.limit(limits.maxSteps, limits.maxRecordedSteps);
  const outcome = run.call(entry, input);
  const steps = exports.steps();
  const line = exports.line();
  // The end of a run is a state, too, unless the run failed.
  const states = outcome.failure ? steps : steps + 1;
  return {
    input,
    ...outcome,
    ...(outcome.failure &&
      outcome.failure.kind !== 'refused' &&
      line > 0 && {failure: {...outcome.failure, line}}),
    ...(outcome.thrown && line > 0 && {thrown: {...outcome.thrown, line}}),
    counts: {
      steps,
      reads: exports.reads(),
      writes: exports.writes(),
      allocations: exports.allocations(),
    },
    steps: recorder.steps,
    omittedSteps: Math.max(0, states - recorder.steps.length),
  };
}

/**
 * Runs a listing of an instrumented module on an input in the notation of problem.yaml.
 *
 * @param fillRandom what the program draws at random.
 */
export function runTraced(
  module: WebAssembly.Module,
  entry: number,
  input: string,
  limits: Limits,
  fillRandom?: FillRandom,
): Trace {
  const recorder = new TraceRecorder();
  const run = new Run<TracedExports>(module, (json) => recorder.add(json), fillRandom);
  return traceOf(run, recorder, entry, input, limits);
}

/** Runs a listing as runTraced does, and has the problem judge its answer. */
export function runJudged(
  module: WebAssembly.Module,
  entry: number,
  input: string,
  limits: Limits,
  fillRandom?: FillRandom,
): JudgedRun {
  const recorder = new TraceRecorder();
  const run = new Run<TracedExports>(module, (json) => recorder.add(json), fillRandom);
  run.exports.want(wanted.judged, 0, 0);
  const trace = traceOf(run, recorder, entry, input, limits);
  return {trace, ...run.verdict(), accesses: run.exports.accesses()};
}

/** The counted costs of a run, or the reason why it did not end. */
export type Counted = {readonly costs: Costs} | {readonly failure: Failure};

function countOne(
  module: WebAssembly.Module,
  entry: number,
  input: string,
  steps: number,
  fillRandom?: FillRandom,
): Counted {
  const run = new Run<TracedExports>(module, () => undefined, fillRandom);
  const {exports} = run;
  exports.limit(steps, 0);
  const {failure} = run.call(entry, input);
  if (failure) {
    return {failure};
  }
  return {
    costs: {
      work: exports.steps() + exports.touched(),
      steps: exports.steps(),
      reads: exports.reads(),
      writes: exports.writes(),
      comparisons: exports.comparisons(),
      allocations: exports.allocations(),
      bytes: exports.bytes(),
    },
  };
}

/**
 * Counts what a listing costs on inputs of a kind: on one, or on several and their mean.
 *
 * @param modules its plain module, which makes the inputs, and its instrumented one.
 * @param size elements of the inputs.
 * @param steps after which a run counts as endless.
 * @param fillRandom what the program draws at random.
 */
export function countCosts(
  modules: Readonly<Record<'plain' | 'traced', WebAssembly.Module>>,
  entry: number,
  {kind, size}: {kind: InputKind; size: number},
  steps: number,
  fillRandom?: FillRandom,
): Counted {
  const all: Costs[] = [];
  for (const seed of seedsOf(kind)) {
    const input = generateInput(modules.plain, entry, {kind, size, seed});
    const counted = countOne(modules.traced, entry, input, steps, fillRandom);
    if ('failure' in counted) {
      return counted;
    }
    all.push(counted.costs);
  }
  return {costs: meanOf(all)};
}
