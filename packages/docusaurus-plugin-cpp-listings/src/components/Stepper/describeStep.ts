import {translate} from '@docusaurus/Translate';
import type {Call, Cells, Step, Place, Trace, Value} from '../../model/trace';
import {isResized, lengthOf, writesOf, type Writes} from './arrayChanges';
import {trailingComment} from './comments';
import {describeLead, describeMoves, describeSize, describeWrites} from './describeArrays';
import {asCode, maxFactsPerKind} from './facts';
import {callBefore, keptCalls, titlesOf} from './scene';
import {
  blockOf,
  cellsById,
  formatValue,
  isHidden,
  isKind,
  pointerText,
  sameValue,
  sizeOf,
  valueOf,
  visibleLocals,
  type ValueOf,
} from './values';

/** A change of a variable in one of the running functions. */
export interface Change {
  readonly call: string;
  readonly name: string;
  readonly value: Value;
  readonly before?: Value;
}

function changesOfCall(call: Call, before: Call | undefined): Change[] {
  return visibleLocals(call).flatMap(({name, value}) => {
    const old = valueOf(before, name);
    return sameValue(value, old) ? [] : [{call: call.name, name, value, before: old}];
  });
}

/** Returns the variables that a step changed or brought into scope, those of the caller first. */
export function changesOf(step: Step, previous: Step): Change[] {
  return step.calls.flatMap((call, depth) => {
    const before = callBefore(previous, step, depth);
    return before ? changesOfCall(call, before) : [];
  });
}

/** Whether a value is an array without elements, which may be told as the same as another. */
const isNowhere = (value: Value, step: Step) => {
  const cells = isKind(value, 'array') && cellsById(step).get(value.id);
  return cells && sizeOf(cells) === 0;
};

/** Formats an array by its name, with its bounds unless it is whole. */
function arrayText(value: Value, step: Step): string {
  if (!isKind(value, 'array')) {
    return formatValue(value);
  }
  if (isNowhere(value, step)) {
    return '{}';
  }
  const title = titlesOf(step).get(value.id);
  const cells = cellsById(step).get(value.id);
  if (title === undefined) {
    return formatValue(value);
  }
  return value.from === 0 && cells && value.to === sizeOf(cells)
    ? title
    : `${title}[${value.from}, ${value.to})`;
}

function valueText(value: Value, step: Step): string {
  if (isKind(value, 'pointer')) {
    const title = titlesOf(step).get(value.id);
    const cells = cellsById(step).get(value.id);
    if (cells?.block && value.index === 0) {
      return translate(
        {id: 'cppListings.step.block', message: 'memory for {count}'},
        {count: sizeOf(cells)},
      );
    }
    return pointerText(value, title);
  }
  return arrayText(value, step);
}

/** Formats a variable; an array that is no part of another is its name. */
const namedText = (name: string, value: Value, step: Step) =>
  isNowhere(value, step) ? name : valueText(value, step);

function argumentsText(call: Call, step: Step): string {
  return call.locals
    .map(({name, value}) => {
      const text = namedText(name, value, step);
      return asCode(text === name ? name : `${name} = ${text}`);
    })
    .join(', ');
}

/** Whether a step begins a call. */
const isEntry = (step: Step, previous: Step) => step.calls.length > keptCalls(step, previous);

function describeCalled(step: Step, previous: Step): string[] {
  const call = step.calls.at(-1);
  if (!call || !isEntry(step, previous)) {
    return [];
  }
  const name = asCode(call.name);
  return [
    call.locals.length === 0
      ? translate({id: 'cppListings.step.calledBare', message: '{name} is called'}, {name})
      : translate(
          {id: 'cppListings.step.called', message: '{name} is called with {arguments}'},
          {name, arguments: argumentsText(call, step)},
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
      ? translate({id: 'cppListings.step.holds', message: '{test} holds'}, values)
      : translate({id: 'cppListings.step.fails', message: '{test} does not hold'}, values),
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

function describeMap(
  name: string,
  value: ValueOf<'map'>,
  before: ValueOf<'map'>,
  [step, previous]: readonly [Step, Step],
): string[] {
  const texts = ({entries}: ValueOf<'map'>, arrays: ReadonlyMap<number, Cells>) =>
    new Map(entries.map(([key, held]) => [formatValue(key, arrays), formatValue(held, arrays)]));
  const now = texts(value, cellsById(step));
  const then = texts(before, cellsById(previous));
  const sentences = [
    ...[...now].flatMap(([key, held]) => {
      const values = {name: asCode(name), key: asCode(key), entry: asCode(`${key} → ${held}`)};
      if (!then.has(key)) {
        return [
          translate({id: 'cppListings.step.mapGains', message: '{name} gains {entry}'}, values),
        ];
      }
      return then.get(key) === held
        ? []
        : [translate({id: 'cppListings.step.mapSets', message: '{name} now has {entry}'}, values)];
    }),
    ...[...then.keys()]
      .filter((key) => !now.has(key))
      .map((key) =>
        translate(
          {id: 'cppListings.step.mapLoses', message: '{name} loses {key}'},
          {name: asCode(name), key: asCode(key)},
        ),
      ),
  ];
  return sentences.slice(0, maxFactsPerKind);
}

/** Returns the fields of a record that differ, each as a change of its own. */
function fieldChanges(change: Change): Change[] {
  const {value, before} = change;
  if (!isKind(value, 'record') || !isKind(before, 'record')) {
    return [change];
  }
  const old = new Map(before.fields);
  return value.fields.flatMap(([field, inner]) =>
    sameValue(inner, old.get(field))
      ? []
      : fieldChanges({
          ...change,
          name: `${change.name}.${field}`,
          value: inner,
          before: old.get(field),
        }),
  );
}

function describeChange(
  {name, value, before}: Change,
  steps: readonly [Step, Step],
  writes: Writes,
): string[] {
  const [step] = steps;
  if (isKind(value, 'map') && isKind(before, 'map')) {
    return describeMap(name, value, before, steps);
  }
  if (isKind(value, 'map') && value.entries.length === 0) {
    return [
      translate(
        {id: 'cppListings.step.empty', message: '{name} starts empty'},
        {name: asCode(name)},
      ),
    ];
  }
  const text = namedText(name, value, step);
  if (isKind(value, 'array')) {
    const block = blockOf(value, step);
    if (block) {
      return [describeLead(name, value, block, steps)];
    }
    if (text === name && before !== undefined) {
      return !isKind(before, 'array') || isResized(name, [value, before], steps, writes)
        ? [describeSize(name, lengthOf(value))]
        : [];
    }
    return text === name
      ? [
          translate(
            {id: 'cppListings.step.newArray', message: '{name} starts (elements: {count})'},
            {name: asCode(name), count: String(lengthOf(value))},
          ),
        ]
      : [
          translate(
            {id: 'cppListings.step.stands', message: '{name} stands for {value}'},
            {name: asCode(name), value: asCode(text)},
          ),
        ];
  }
  const values = {name: asCode(name), value: asCode(text)};
  return [
    before === undefined
      ? translate({id: 'cppListings.step.starts', message: '{name} starts as {value}'}, values)
      : translate({id: 'cppListings.step.becomes', message: '{name} becomes {value}'}, values),
  ];
}

const describeMemory = ({taken = [], freed = [], lost = []}: Step): string[] => [
  ...taken.map((size) =>
    translate(
      {id: 'cppListings.step.asked', message: 'memory is taken (elements: {count})'},
      {count: String(size)},
    ),
  ),
  ...freed.map((size) =>
    translate(
      {id: 'cppListings.step.freed', message: 'memory is given back (elements: {count})'},
      {count: String(size)},
    ),
  ),
  ...lost.map((size) =>
    translate(
      {
        id: 'cppListings.step.lost',
        message: 'no shown variable leads to the start of the memory any more (elements: {count})',
      },
      {count: String(size)},
    ),
  ),
];

/** Returns how the arrays changed that are elements of arrays. */
function rowChanges(step: Step, previous: Step): Change[] {
  const titles = titlesOf(step);
  const then = cellsById(previous);
  return step.arrays.flatMap(({id, values}) =>
    values.flatMap((value, index) => {
      const before = then.get(id)?.values[index];
      return isKind(value, 'array') &&
        isKind(before, 'array') &&
        !sameValue(value, before) &&
        !blockOf(value, step)
        ? [{call: '', name: `${titles.get(id) ?? ''}[${index}]`, value, before}]
        : [];
    }),
  );
}

function factsOf(step: Step, previous: Step): string[] {
  const writes = writesOf(step, previous);
  const changes = [...changesOf(step, previous), ...rowChanges(step, previous)].flatMap(
    fieldChanges,
  );
  const changed =
    changes.length > 2 * maxFactsPerKind
      ? [
          translate(
            {id: 'cppListings.step.manyChanges', message: '{count} values change'},
            {count: String(changes.length)},
          ),
        ]
      : changes.flatMap((change) => describeChange(change, [step, previous], writes));
  const facts = [
    ...describeReturned(step),
    ...describeCalled(step, previous),
    ...describeTest(step),
    ...describeMemory(step),
    ...describeMoves(step, writes),
    ...describeWrites(step, writes),
    ...changed,
  ];
  return [...new Set(facts.length > 0 ? facts : describeReads(step))];
}

/** Whether a step has variables or elements that are not shown. */
const hidesSome = ({calls, arrays}: Step) =>
  (calls.at(-1)?.locals ?? []).some(({value}) => isHidden(value)) ||
  arrays.some(({values, size}) => size !== undefined || values.some(isHidden));

function describePlain(source: string, step: Step): string {
  if (/^\s*break\b/.test(source)) {
    return translate({id: 'cppListings.step.break', message: 'the loop is left'});
  }
  if (/^\s*return\b/.test(source)) {
    return translate({id: 'cppListings.step.leaving', message: 'the function is about to return'});
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
  return call.locals.length === 0
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
        {id: 'cppListings.step.stopped', message: 'Here it stops: {message}.'},
        {message: failure.message},
      ),
    ];
  }
  return answer === undefined
    ? []
    : [
        translate(
          {id: 'cppListings.step.answer', message: 'The answer: {answer}.'},
          {answer: asCode(answer)},
        ),
      ];
}

/**
 * What a step did, in a sentence or two: what changed, then the author's comment on
 * its line. Code stands between backticks.
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

/** Removes the marks of code from a sentence, for attributes and announcements. */
export const plainText = (text: string): string => text.replaceAll('`', '');
