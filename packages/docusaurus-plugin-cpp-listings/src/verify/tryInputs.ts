import type {BuiltListing} from '../build/built';
import {inputError} from '../content/inputErrors';
import {isMainProblem} from '../model/article';
import {countedKindsOf} from '../model/costs';
import {
  countElements,
  greatestSizeOf,
  hasElements,
  leastSizeOf,
  readInput,
  splitInputs,
} from '../model/inputs';
import type {InputData, ProblemData} from '../model/problem';
import {generateInput} from '../run/runModule';
import type {Programs, TriedListings} from './nativeBuilder';
import {pageInputs, randomLines} from './printedLines';
import type {TrialResult} from './trials';

/** The replacement character, by which decoding replaces bytes that are not UTF-8. */
const notText = '\uFFFD';

/** Sizes at which inputs for counting are checked. Costs are counted at each, for every bound. */
const sizes = [1, 2, 4, 8, 16];

type Problem = Pick<ProblemData, 'id' | 'inputs' | 'cases'>;

/**
 * Yields the inputs that a proof makes for counting, each with its size and the name of the
 * function that makes it. Skips sizes that the problem does not allow.
 */
function* countedInputs({id, inputs: given}: Problem, plain: WebAssembly.Module, entry: number) {
  const least = leastSizeOf(given);
  const most = greatestSizeOf(given);
  for (const kind of countedKindsOf(id)) {
    for (const size of sizes.filter((n) => n >= least && n <= most)) {
      yield {kind, size, line: generateInput(plain, entry, {kind, size, seed: pageInputs.seed})};
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

/**
 * Returns what is wrong with the number of elements of an input that a proof makes for counting.
 * Readers see costs by that number. Inputs of other problems only show how costs grow, and not
 * every size may be valid.
 */
export function faultOfSize(
  {id, inputs: given}: Problem,
  {kind, size, line}: {kind: string; size: number; line: string},
): string | undefined {
  if (!isMainProblem(id) || !given.some(hasElements)) {
    return undefined;
  }
  const values = splitInputs(line).map((text, index) => {
    const read = given[index] && readInput(given[index], text);
    return read && 'value' in read ? read.value : '';
  });
  const count = countElements(values);
  return count === size
    ? undefined
    : `"${kind}" must make an input of n elements, all arrays together, but for n = ${size} it makes ${count}; correct "${kind}"`;
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
  const counted = [...countedInputs(problem, plain, entry)];
  const made = [...lines.map((line) => ({kind: 'random', line})), ...counted];
  for (const {kind, line} of made) {
    const error = inputError(problem, line);
    if (error !== undefined) {
      return `the proof's ${kind} input ${line} is not valid for this problem: ${error}; correct "${kind}" or problem.yaml`;
    }
  }
  const wrongSize = counted.map((each) => faultOfSize(problem, each)).find(Boolean);
  if (wrongSize !== undefined) {
    return wrongSize;
  }
  const untried = untriedInput(problem, lines);
  return (
    untried &&
    `no random input and no case has the least size of ${untried.name}, ${untried.size?.[0]}; generate it in "random", or correct problem.yaml`
  );
}

/**
 * Tries whether a proof makes inputs that its problem allows, and those for counting of the right
 * size. The inputs do not depend on the listing, so one listing of the problem is enough.
 */
export async function tryInputs(
  builder: Programs,
  tried: TriedListings,
  problem: Problem,
  {live, modules}: BuiltListing,
  loadModule: (file: string) => WebAssembly.Module,
): Promise<TrialResult> {
  const proof = `${tried.id}/proof.cpp`;
  const lines = await randomLines(builder, tried, live.file);
  const fault = faultOfInputs(problem, lines, loadModule(modules.plain), live.entry);
  return {
    name: `${proof}: its inputs are valid (${builder.compiler.command})`,
    ...(fault !== undefined && {failure: `${builder.shown(proof)}: ${fault}`}),
  };
}
