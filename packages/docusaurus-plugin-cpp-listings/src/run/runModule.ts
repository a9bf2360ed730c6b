import {meanOf, seedsOf, type Costs, type InputKind} from '../model/costs';
import type {JudgedRun, Judgement} from '../model/judgement';
import type {Failure, Outcome, Trace} from '../model/trace';
import {ModuleRun, type Exports, type TracedExports} from './moduleRun';
import type {FillRandom} from './random';
import {TraceRecorder} from './recordTrace';

/** Limits of a run: when it is stopped, and how much of it is recorded. */
export interface Limits {
  /** Steps after which a run counts as endless. */
  readonly maxSteps: number;
  /** The largest number of steps that are recorded; 0 to count only. */
  readonly maxRecordedSteps: number;
}

/** Runs a listing of a plain module on an input in the notation of problem.yaml. */
export function runPlain(module: WebAssembly.Module, entry: number, input: string): Outcome {
  return new ModuleRun<Exports>(module, () => undefined).call(entry, input);
}

/**
 * The requests to a plain module other than a plain answer; `Request::Kind` of cpp/wasm/proof.hpp.
 */
const wanted = {judged: 1, random: 2, worst: 3, average: 4, best: 5} as const;

/** The requests to time a plain module on inputs of a kind. */
const timed = {average: 6, worst: 7, best: 8} as const;

/** The kinds of inputs in an error's message. */
const inputsInWords = {
  ...{random: 'a random', worst: 'a worst-case'},
  ...{average: 'an average-case', best: 'a best-case'},
} as const;

/**
 * Judges a listing's answer by its problem's oracle or its `accepts`.
 *
 * @throws Error when the listing has no answer.
 */
export function judgePlain(module: WebAssembly.Module, entry: number, input: string): Judgement {
  const run = new ModuleRun<Exports>(module, () => undefined);
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
 * @param size the number of elements: approximate for `random`, exact for the other kinds.
 * @param seed the same seed gives the same random input.
 * @throws Error when the problem has no input of that size.
 */
export function generateInput(
  module: WebAssembly.Module,
  entry: number,
  {kind, size, seed = 0}: {kind: 'random' | InputKind; size: number; seed?: number},
): string {
  const run = new ModuleRun<Exports>(module, () => undefined);
  run.exports.want(wanted[kind], size, seed);
  const {answer, failure} = run.call(entry, '');
  if (answer === undefined) {
    const made = `${inputsInWords[kind]} input of size ${size}`;
    throw new Error(`the problem could not make ${made}${failure ? `: ${failure.message}` : ''}`);
  }
  return answer;
}

/** The time of a call, or the reason why there is none. */
export type Timed = {readonly nanoseconds: number} | {readonly failure: Failure};

/**
 * Times a listing of a plain module, which makes the inputs itself.
 *
 * @param seed another seed gives other random inputs.
 * @returns nanoseconds of a call; undefined when the problem has no such inputs.
 */
export function timePlain(
  module: WebAssembly.Module,
  entry: number,
  {kind, size, seed}: {kind: InputKind; size: number; seed: number},
): Timed | undefined {
  const run = new ModuleRun<Exports>(module, () => undefined);
  run.exports.want(timed[kind], size, seed);
  const {answer = '', failure} = run.call(entry, '');
  if (failure) {
    return {failure};
  }
  const [nanoseconds = 0, calls = 0] = answer.split(' ').map(Number);
  return calls > 0 ? {nanoseconds: nanoseconds / calls} : undefined;
}

function traceOf(
  run: ModuleRun<TracedExports>,
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
  // The end of a run is a state too, unless the run failed.
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
 * @param fillRandom the source of the program's random bytes.
 */
export function runTraced(
  module: WebAssembly.Module,
  entry: number,
  input: string,
  limits: Limits,
  fillRandom?: FillRandom,
): Trace {
  const recorder = new TraceRecorder();
  const run = new ModuleRun<TracedExports>(module, (json) => recorder.add(json), fillRandom);
  return traceOf(run, recorder, entry, input, limits);
}

/** Runs a listing as runTraced does, and judges its answer. */
export function runJudged(
  module: WebAssembly.Module,
  entry: number,
  input: string,
  limits: Limits,
  fillRandom?: FillRandom,
): JudgedRun {
  const recorder = new TraceRecorder();
  const run = new ModuleRun<TracedExports>(module, (json) => recorder.add(json), fillRandom);
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
  const run = new ModuleRun<TracedExports>(module, () => undefined, fillRandom);
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
 * Counts the costs of a listing on inputs of a kind: on one input, or the mean over several.
 *
 * @param modules the listing's plain module, which makes the inputs, and its instrumented one.
 * @param size elements of the inputs.
 * @param steps the number of steps after which a run counts as endless.
 * @param fillRandom the source of the program's random bytes.
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
