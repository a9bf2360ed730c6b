import {translate} from '@docusaurus/Translate';
import type {InputData, Trace} from '@site/src/plugins/listings/client';
import {faultText} from '@site/src/plugins/listings/client/faultText';
import {
  countElements,
  formatInputs,
  readInput,
  splitInputs,
  type InputValue,
} from '@site/src/plugins/listings/client/fields';
import type {RunLink} from '@site/src/plugins/listings/client/runLink';

/** So many elements can be stepped through. */
const mostElements = 64;

/** So many characters of a text can be stepped through. */
const mostCharacters = 400;

/** The arguments that the fields hold, unless one is at fault. */
export function readFields(
  inputs: readonly InputData[],
  texts: readonly string[],
): readonly InputValue[] | undefined {
  const read = inputs.map((input, index) => readInput(input, texts[index] ?? ''));
  const values = read.flatMap((one) => ('value' in one ? [one.value] : []));
  return values.length === inputs.length ? values : undefined;
}

/** Why an input is too large to be stepped through, if it is. */
export function stepFault(values: readonly InputValue[]): string | undefined {
  const count = countElements(values);
  if (count > mostElements) {
    return translate(
      {
        id: 'listings.input.tooManySteps',
        message:
          'To step through it, at most {most} elements in all; these are {count}. Run takes any number that the problem allows.',
      },
      {most: mostElements, count},
    );
  }
  return values.some((value) => typeof value === 'string' && value.length > mostCharacters)
    ? translate(
        {
          id: 'listings.input.tooLongText',
          message: 'To step through it, a text of at most {most} characters.',
        },
        {most: mostCharacters},
      )
    : undefined;
}

/** The number of a step, if a run with that last step has it. */
export function stepNumber(step: string | undefined, last: number): number | undefined {
  const number = Number(step ?? 0);
  return Number.isInteger(number) && number >= 0 && number <= last ? number : undefined;
}

/** Said of a link whose step the run does not have. */
export const staleStep = (last: number): string =>
  translate(
    {
      id: 'listings.link.step',
      message: 'The link names a step that this run does not have; it has {last}.',
    },
    {last},
  );

/** How a panel starts. */
export interface Opening {
  readonly texts: readonly string[];
  readonly position: number;
  /** An input that has to run first. */
  readonly input?: string;
  /** What is wrong with the link. */
  readonly notice?: string;
}

/** Starts a panel with the example, or with what a link says. */
export function openPanel(
  inputs: readonly InputData[],
  trace: Trace,
  link: RunLink | undefined,
  typed?: readonly string[],
): Opening {
  const example: Opening = {texts: typed ?? splitInputs(trace.input), position: 0};
  if (!link) {
    return example;
  }
  if (link.input !== undefined && link.input !== trace.input) {
    const texts = splitInputs(link.input);
    const reads = inputs.map((input, index) => readInput(input, texts[index] ?? ''));
    const fault = reads.flatMap((read) => ('fault' in read ? [faultText(read.fault)] : []))[0];
    const values = readFields(inputs, texts);
    const complaint = values ? stepFault(values) : fault;
    if (!values || complaint !== undefined || texts.length !== inputs.length) {
      return {
        ...example,
        notice: translate(
          {
            id: 'listings.link.input',
            message:
              'The input in the link is not one of this problem’s; here is the example. {fault}',
          },
          {fault: complaint ?? ''},
        ),
      };
    }
    return {texts, position: 0, input: formatInputs(values)};
  }
  const last = trace.moments.length - 1;
  const position = stepNumber(link.step, last);
  return position === undefined ? {...example, notice: staleStep(last)} : {...example, position};
}
