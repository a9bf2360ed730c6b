import {translate} from '@docusaurus/Translate';
import type {Place, Step, Trace} from '../../model/trace';
import {cutAnswer} from '../cutAnswer';
import {writesOf} from './arrayChanges';
import {changesOf, fieldChanges, rowChanges} from './changes';
import {trailingComment} from './comments';
import {describeMoves, describeWrites} from './describeArrays';
import {describeChange, describeCount} from './describeChange';
import {asCode, maxFactsPerKind} from './facts';
import {keptCalls} from './callBefore';
import {titlesOf} from './titles';
import {cellsById, formatValue, isHidden} from './values';
import {argumentsText, valueText} from './valueTexts';

/** Returns whether a step begins a call. */
const isEntry = (step: Step, previous: Step) => step.calls.length > keptCalls(step, previous);

function describeCalled(step: Step, previous: Step): string[] {
  const call = step.calls.at(-1);
  if (!call || !isEntry(step, previous)) {
    return [];
  }
  const values = {name: asCode(call.name), arguments: argumentsText(call, step)};
  return [
    values.arguments === ''
      ? translate({id: 'cppListings.step.calledBare', message: '{name} is called'}, values)
      : translate(
          {id: 'cppListings.step.called', message: '{name} is called with {arguments}'},
          values,
        ),
  ];
}

function describeReturned({returned, ...step}: Step): string[] {
  if (!returned) {
    return [];
  }
  const name = asCode(returned.name);
  return [
    returned.value === undefined
      ? translate({id: 'cppListings.step.returned', message: '{name} returns'}, {name})
      : translate(
          {id: 'cppListings.step.returnedValue', message: '{name} returns {value}'},
          {name, value: asCode(valueText(returned.value, step))},
        ),
  ];
}

function describeTest({test}: Step): string[] {
  if (!test) {
    return [];
  }
  const values = {test: asCode(test.text)};
  return [
    test.holds
      ? translate({id: 'cppListings.step.holds', message: '{test} is true'}, values)
      : translate({id: 'cppListings.step.fails', message: '{test} is false'}, values),
  ];
}

function describeReads(step: Step): string[] {
  const titles = titlesOf(step);
  const now = cellsById(step);
  const describe = ([id, index]: Place) => {
    const value = now.get(id)?.values[index];
    return value === undefined
      ? []
      : [asCode(`${titles.get(id) ?? ''}[${index}] = ${formatValue(value, now)}`)];
  };
  const cells = [...new Set(step.reads.flatMap(describe))];
  if (cells.length === 0) {
    return [];
  }
  return cells.length > maxFactsPerKind
    ? [
        translate(
          {id: 'cppListings.step.manyReads', message: '{count} cells are read'},
          {count: String(cells.length)},
        ),
      ]
    : [
        translate(
          {id: 'cppListings.step.read', message: 'read: {cells}'},
          {cells: cells.join(', ')},
        ),
      ];
}

const describeMemory = ({taken = [], freed = [], lost = []}: Step): string[] => [
  ...taken.map((size) =>
    translate(
      {id: 'cppListings.step.asked', message: 'memory is allocated (elements: {count})'},
      {count: String(size)},
    ),
  ),
  ...freed.map((size) =>
    translate(
      {id: 'cppListings.step.freed', message: 'memory is freed (elements: {count})'},
      {count: String(size)},
    ),
  ),
  ...lost.map((size) =>
    translate(
      {
        id: 'cppListings.step.lost',
        message: 'no shown variable points to the start of the memory any more (elements: {count})',
      },
      {count: String(size)},
    ),
  ),
];

function factsOf(step: Step, previous: Step): string[] {
  const writes = writesOf(step, previous);
  const changes = [...changesOf(step, previous), ...rowChanges(step, previous)].flatMap(
    fieldChanges,
  );
  const changed =
    changes.length > 2 * maxFactsPerKind
      ? [describeCount(changes.length)]
      : changes.flatMap((change) => describeChange(change, [step, previous], writes));
  const facts = [
    ...describeReturned(step),
    ...describeCalled(step, previous),
    ...describeTest(step),
    ...describeMemory(step),
    ...describeMoves(step, writes),
    ...describeWrites(step, writes),
    ...changed,
    ...(step.throws
      ? [translate({id: 'cppListings.step.throws', message: 'an exception is thrown'})]
      : []),
  ];
  return [...new Set(facts.length > 0 ? facts : describeReads(step))];
}

/** Returns whether a step has variables or elements that are not shown. */
const hidesSome = ({calls, arrays}: Step) =>
  (calls.at(-1)?.locals ?? []).some(({value}) => isHidden(value)) ||
  arrays.some(({values, size}) => size !== undefined || values.some(isHidden));

function describePlain(source: string, step: Step): string {
  if (/^\s*break\b/.test(source)) {
    return translate(
      {id: 'cppListings.step.break', message: '{statement} ends the loop or switch'},
      {statement: asCode('break')},
    );
  }
  if (/^\s*return\b/.test(source)) {
    return translate({id: 'cppListings.step.leaving', message: 'the function is about to return'});
  }
  if (/^\s*(?:\}\s*)?catch\b/.test(source)) {
    return translate({id: 'cppListings.step.catches', message: 'the exception is caught'});
  }
  return hidesSome(step)
    ? translate({id: 'cppListings.step.nothingShown', message: 'no value that is shown changes'})
    : translate({id: 'cppListings.step.nothing', message: 'no value changes'});
}

/** Joins facts into one sentence: `left` becomes 1; `a[0]` becomes 5. */
function sentence(facts: readonly string[]): string {
  const joined = facts.join('; ');
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`;
}

function describeStart(step: Step): string {
  const call = step.calls.at(-1);
  if (!call) {
    return translate({id: 'cppListings.step.start', message: 'The program starts.'});
  }
  const values = {name: asCode(call.name), arguments: argumentsText(call, step)};
  return values.arguments === ''
    ? translate({id: 'cppListings.step.startBare', message: '{name} starts.'}, values)
    : translate(
        {id: 'cppListings.step.startWith', message: '{name} starts with {arguments}.'},
        values,
      );
}

function describeEnd({answer, failure}: Trace): string[] {
  if (failure) {
    return [
      translate(
        {id: 'cppListings.step.stopped', message: 'The program stops here: {message}.'},
        {message: failure.message},
      ),
    ];
  }
  return answer === undefined
    ? []
    : [
        translate(
          {id: 'cppListings.step.answer', message: 'The answer: {answer}.'},
          {answer: asCode(cutAnswer(answer))},
        ),
      ];
}

/**
 * Describes a step in a sentence or two: what changed, then the author's
 * comment on its line. Code is between backticks.
 *
 * @param lines the lines of the whole file.
 */
export function describeStep(trace: Trace, position: number, lines: readonly string[]): string {
  const step = trace.steps[position];
  if (!step) {
    return '';
  }
  const previous = trace.steps[position - 1];
  const source = lines[step.line - 1] ?? '';
  const end =
    position === trace.steps.length - 1 && trace.omittedSteps === 0 ? describeEnd(trace) : [];
  if (!previous) {
    return [describeStart(step), ...end].join(' ');
  }
  const facts = factsOf(step, previous);
  const comment =
    step.test?.holds === false || isEntry(step, previous) ? undefined : trailingComment(source);
  const sentences =
    facts.length > 0 || comment === undefined
      ? [sentence(facts.length > 0 ? facts : [describePlain(source, step)])]
      : [];
  return [...sentences, ...(comment === undefined ? [] : [comment]), ...end].join(' ');
}

/** Removes the backticks around code from a sentence, for attributes and announcements. */
export const plainText = (text: string): string => text.replaceAll('`', '');
