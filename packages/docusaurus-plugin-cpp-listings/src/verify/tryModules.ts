import {generateInput, judgePlain, runPlain, runTraced} from '../run/runModule';
import {countedKindsOf} from '../model/costs';
import {greatestSizeOf, leastSizeOf, readInput, splitInputs} from '../model/inputs';
import type {InputData, ProblemData} from '../model/problem';
import {recordedStepLimit, stepLimit} from '../model/runLimits';
import type {Outcome} from '../model/trace';
import type {BuiltListing} from '../build/built';
import {inputError} from '../content/inputErrors';
import type {TrialResult} from './trials';
import type {Programs, TriedListings} from './nativeBuilder';

/** Random inputs for each listing; because of the seed, every run tries the same inputs. */
const inputs = {seed: 20261121, count: 60};

const limits = {maxSteps: stepLimit, maxRecordedSteps: 0};

/** The replacement character, by which decoding replaces bytes that are not UTF-8. */
const notText = '\uFFFD';

/** The number of inputs whose steps are all recorded too. */
const recorded = 5;

const describeAnswer = ({answer, failure}: Outcome) => answer ?? `fails: ${failure?.message ?? ''}`;

/** Returns the words for an outcome, with the text that the program printed. */
const describeRun = (outcome: Outcome) =>
  [describeAnswer(outcome), ...(outcome.printed ? [`printing ${outcome.printed.text}`] : [])].join(
    ', ',
  );

/** Sizes at which inputs for counting are checked. Costs are counted at each, for every bound. */
const sizes = [1, 2, 4, 8, 16];

type Problem = Pick<ProblemData, 'id' | 'inputs' | 'cases'>;

/**
 * Yields the inputs that a proof makes for counting, each with the name of the function that makes
 * it. Skips sizes that the problem does not allow.
 */
function* countedInputs({id, inputs: given}: Problem, plain: WebAssembly.Module, entry: number) {
  const least = leastSizeOf(given);
  const most = greatestSizeOf(given);
  for (const kind of countedKindsOf(id)) {
    for (const size of sizes.filter((n) => n >= least && n <= most)) {
      yield {kind, line: generateInput(plain, entry, {kind, size, seed: inputs.seed})};
    }
  }
}

/** Returns an input whose stated least size no case and no random input has. */
function untriedInput({inputs: given, cases}: Problem, lines: readonly string[]) {
  const tried = [...lines, ...cases.map(({input}) => input)].map(splitInputs);
  const hasSize = (input: InputData, text: string, size: number) => {
    const read = readInput(input, text);
    return 'value' in read && (read.value as string | unknown[]).length === size;
  };
  return given.find((input, index) => {
    const least = input.size?.[0];
    return least !== undefined && !tried.some((texts) => hasSize(input, texts[index] ?? '', least));
  });
}

/** Returns what is wrong with the inputs that a proof makes, if anything: readers get them too. */
function faultOfInputs(
  problem: Problem,
  lines: readonly string[],
  plain: WebAssembly.Module,
  entry: number,
): string | undefined {
  const garbled = lines.find((line) => line.includes(notText));
  if (garbled !== undefined) {
    return `the proof's random input ${garbled} is not UTF-8, so the page would run a different input; generate whole UTF-8 characters in "random"`;
  }
  const made = [
    ...lines.map((line) => ({kind: 'random', line})),
    ...countedInputs(problem, plain, entry),
  ];
  for (const {kind, line} of made) {
    const error = inputError(problem, line);
    if (error !== undefined) {
      return `the proof's ${kind} input ${line} is not valid for this problem: ${error}; correct "${kind}" or problem.yaml`;
    }
  }
  const untried = untriedInput(problem, lines);
  return (
    untried &&
    `no random input and no case has the least size of ${untried.name}, ${untried.size?.[0]}; generate it in "random", or correct problem.yaml`
  );
}

/**
 * Tries whether the page's modules of a listing, plain and instrumented, answer as the native
 * program does on the same random inputs.
 */
export async function tryModules(
  builder: Programs,
  tried: TriedListings,
  problem: Problem,
  {live, modules}: BuiltListing,
  loadModule: (file: string) => WebAssembly.Module,
): Promise<TrialResult> {
  const name = `${live.file}: its modules answer as the native program does`;
  const linesOf = async (args: readonly string[], input = '') => {
    const result = await builder.run('checked', tried, live.file, args, {input, seconds: 60});
    if (result.status !== 0) {
      const how = result.stopped ?? result.stderr.trim();
      throw new Error(
        `${builder.shown(live.file)}: its proof failed when run with "${args.join(' ')}": ${how}`,
      );
    }
    return result.stdout.split('\n').slice(0, -1);
  };
  const lines = await linesOf(['inputs', String(inputs.seed), String(inputs.count)]);
  const plain = loadModule(modules.plain);
  const faultyInput = faultOfInputs(problem, lines, plain, live.entry);
  if (faultyInput !== undefined) {
    return {name, failure: `${builder.shown(`${tried.id}/proof.cpp`)}: ${faultyInput}`};
  }
  const answers = await linesOf(['cases'], lines.map((line) => `${line}\n`).join(''));
  const traced = loadModule(modules.traced);
  for (const [index, line] of lines.entries()) {
    const tracedLimits = {...limits, maxRecordedSteps: index < recorded ? recordedStepLimit : 0};
    const wanted = answers[index] ?? 'nothing';
    const plainOutcome = runPlain(plain, live.entry, line);
    const ofPlain = describeAnswer(plainOutcome);
    const [allOfPlain, allOfTraced] = [
      describeRun(plainOutcome),
      describeRun(runTraced(traced, live.entry, line, tracedLimits)),
    ];
    if (allOfPlain !== allOfTraced) {
      return {
        name,
        failure: `${builder.shown(live.file)}: on input ${line} the page's two modules differ: plain: ${allOfPlain}; instrumented: ${allOfTraced}`,
      };
    }
    // If several answers are right, another standard library may give a different one.
    const {wrong, isUnique} = judgePlain(plain, live.entry, line);
    if (wrong || (isUnique && ofPlain !== wanted)) {
      return {
        name,
        failure: `${builder.shown(live.file)}: on input ${line} the page's modules give a wrong or different answer: modules: ${ofPlain}; native program: ${wanted}${wrong && `; judge: ${wrong}`}`,
      };
    }
  }
  return {name};
}
