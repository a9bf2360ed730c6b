import {translate} from '@docusaurus/Translate';
import type {InputData} from '../../model/problem';
import type {Trace} from '../../model/trace';
import {describeFieldError} from './describeFieldError';
import {
  countElements,
  formatInputs,
  readInput,
  splitInputs,
  type InputValue,
} from '../../model/inputs';
import {numberText} from '../numberText';
import type {EarlierUse} from './readEarlierUse';
import type {RunLink} from './runLink';

/** The largest number of elements that can be stepped through. */
const maxSteppedElements = 64;

/** The largest number of characters of a text that can be stepped through. */
const maxSteppedCharacters = 400;

/** Returns the arguments in the fields; undefined if one is wrong. */
export function readFields(
  inputs: readonly InputData[],
  texts: readonly string[],
): readonly InputValue[] | undefined {
  const read = inputs.map((input, index) => readInput(input, texts[index] ?? ''));
  const values = read.flatMap((one) => ('value' in one ? [one.value] : []));
  return values.length === inputs.length ? values : undefined;
}

/** Returns the input in the fields, in the notation of problem.yaml; undefined if it is wrong. */
export function inputOf(
  inputs: readonly InputData[],
  texts: readonly string[],
): string | undefined {
  const values = readFields(inputs, texts);
  return values && formatInputs(values);
}

/** Describes why an input is too large to be stepped through, if it is too large. */
export function describeSteppingError(values: readonly InputValue[]): string | undefined {
  const count = countElements(values);
  if (count > maxSteppedElements) {
    return translate(
      {
        id: 'cppListings.input.tooManySteps',
        message:
          'To step through it, use at most {most} elements in all; these are {count}. “Run” takes any number that the problem allows.',
      },
      {most: maxSteppedElements, count: numberText(count)},
    );
  }
  return values.some((value) => typeof value === 'string' && value.length > maxSteppedCharacters)
    ? translate(
        {
          id: 'cppListings.input.tooLongText',
          message: 'To step through it, use a text of at most {most} characters.',
        },
        {most: maxSteppedCharacters},
      )
    : undefined;
}

/** Parses the number of a step; undefined if a run with that last step does not have it. */
export function stepNumber(step: string | undefined, last: number): number | undefined {
  const number = Number(step ?? 0);
  return Number.isInteger(number) && number >= 0 && number <= last ? number : undefined;
}

/** Describes the error of a link whose step the run does not have. */
export const describeStaleStep = (last: number): string =>
  translate(
    {
      id: 'cppListings.link.step',
      message: 'The link names a step that does not exist; the last step is {last}.',
    },
    {last},
  );

/** Returns whether a reader has used the static preview of a panel, which shows the example. */
export const isUsed = (use: EarlierUse | undefined, {input}: Trace): boolean =>
  use !== undefined &&
  (use.position > 0 ||
    (use.texts ?? splitInputs(input)).join(';') !== splitInputs(input).join(';'));

/** The state in which a panel starts. */
export interface InitialState {
  readonly texts: readonly string[];
  readonly position: number;
  /** An input that has to run first. */
  readonly input?: string;
  /** The error in the link. */
  readonly notice?: string;
}

/** Returns a panel's initial state: the example, the reader's use of the preview, or the run of a link. */
export function initialStateOf(
  inputs: readonly InputData[],
  trace: Trace,
  link: RunLink | undefined,
  earlierUse?: EarlierUse,
): InitialState {
  const example: InitialState = {
    texts: earlierUse?.texts ?? splitInputs(trace.input),
    position: earlierUse?.position ?? 0,
  };
  if (!link) {
    return example;
  }
  if (link.input !== undefined && link.input !== trace.input) {
    const texts = splitInputs(link.input);
    const reads = inputs.map((input, index) => readInput(input, texts[index] ?? ''));
    const fieldError = reads.flatMap((read) =>
      'fault' in read ? [describeFieldError(read.fault)] : [],
    )[0];
    const values = readFields(inputs, texts);
    const error = values ? describeSteppingError(values) : fieldError;
    if (!values || error !== undefined || texts.length !== inputs.length) {
      return {
        ...example,
        notice: translate(
          {
            id: 'cppListings.link.input',
            message:
              'The input in the link is not valid for this problem, so the example is shown. {fault}',
          },
          {fault: error ?? ''},
        ),
      };
    }
    return {texts, position: 0, input: formatInputs(values)};
  }
  const last = trace.steps.length - 1;
  const position = stepNumber(link.step, last);
  return position === undefined
    ? {...example, notice: describeStaleStep(last)}
    : {...example, position};
}
