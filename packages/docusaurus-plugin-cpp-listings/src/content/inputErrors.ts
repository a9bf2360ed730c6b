import {readInput, splitInputs, type InputFault} from '../model/inputs';
import type {ProblemData} from '../model/problem';
import type {YamlFile} from './yamlFile';

/** Returns the message to an author about an input that the fields of a page would refuse. */
function describe(fault: InputFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'it is empty; write [] for an array without elements';
    case 'noNumber':
      return 'there is no number';
    case 'tooDeep':
      return 'its brackets are nested too deeply';
    case 'unbalanced':
      return 'a bracket is missing';
    case 'quote':
      return 'a string cannot contain a quotation mark';
    case 'notANumber':
      return `"${fault.text}" is not a whole number`;
    case 'grouped':
      return `${fault.text} may be one number or several; write ${fault.plain} or put spaces after the commas`;
    case 'missing':
      return `element ${fault.element} is missing`;
    case 'tooSmall':
      return `${fault.text} is less than ${fault.limit}`;
    case 'tooLarge':
      return `${fault.text} is greater than ${fault.limit}`;
    case 'tooShort':
      return `its size of ${fault.size} is less than ${fault.limit}`;
    case 'tooLong':
      return `its size of ${fault.size} is greater than ${fault.limit}`;
    case 'unsorted':
      return `element ${fault.element}, ${fault.text}, is less than the one before it`;
  }
}

/** Returns what is wrong with an input in the notation of problem.yaml; undefined if it is valid. */
export function inputError(
  {inputs}: Pick<ProblemData, 'inputs'>,
  line: string,
): string | undefined {
  const texts = splitInputs(line);
  if (texts.length !== inputs.length) {
    const names = inputs.map(({name}) => name).join('; ');
    const count = `${inputs.length} ${inputs.length === 1 ? 'argument' : 'arguments'}`;
    return `expected ${count}, separated by semicolons: ${names}`;
  }
  for (const [index, input] of inputs.entries()) {
    const read = readInput(input, texts[index] ?? '');
    if ('fault' in read) {
      return `${input.name}: ${describe(read.fault)}`;
    }
  }
  return undefined;
}

/** The beginning of an input, for a message: an input may have 100,000 elements. */
const beginningOf = (line: string) => (line.length > 200 ? `${line.slice(0, 200)} …` : line);

/**
 * Requires that the inputs of all cases, and those that break the pitfalls, match the problem's
 * definition of its inputs.
 *
 * @throws Error naming file, line and reason.
 */
export function requireInputs(problem: ProblemData, at: YamlFile['at']): void {
  const require = (line: string, keys: readonly (string | number)[]) => {
    const error = inputError(problem, line);
    if (error !== undefined) {
      throw new Error(
        `${at(...keys)}: the input ${beginningOf(line)} is not valid for this problem: ${error}`,
      );
    }
  };
  problem.cases.forEach(({input}, index) => require(input, ['cases', index, 'input']));
  problem.pitfalls.forEach(({input, breaks}, index) => {
    const key = breaks === undefined ? 'input' : 'breaks';
    require(breaks ?? input, ['pitfalls', index, key]);
  });
}
