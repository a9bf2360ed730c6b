import {translate} from '@docusaurus/Translate';
import type {Call, Cells, Moment, Place, Trace, Value} from '../shared/trace';
import {trailingComment} from './comments';
import {callBefore, titlesOf} from './scene';
import {formatValue, sameValue, valueOf} from './values';

/** So many facts of a kind are said one by one; of more, only how many. */
const mostSaid = 3;

/** A change of a variable in one of the running functions. */
export interface Change {
  readonly call: string;
  readonly name: string;
  readonly value: Value;
  readonly before?: Value;
}

function changesOfCall(call: Call, before: Call | undefined): Change[] {
  return call.locals.flatMap(({name, value}, index) => {
    const isHidden = call.locals.some((other, later) => later > index && other.name === name);
    const old = valueOf(before, name);
    return isHidden || sameValue(value, old) ? [] : [{call: call.name, name, value, before: old}];
  });
}

/** The variables that a step changed or brought into scope, those of the caller first. */
export function changesOf(moment: Moment, previous: Moment): Change[] {
  return moment.calls.flatMap((call, depth) => {
    const before = callBefore(previous, moment.calls, depth);
    return before ? changesOfCall(call, before) : [];
  });
}

const code = (text: string) => `\`${text}\``;

/** An array as the reader knows it: by its name, with its bounds unless it is whole. */
function arrayText(value: Value, moment: Moment): string {
  if (typeof value !== 'object' || value.kind !== 'array') {
    return formatValue(value);
  }
  const title = titlesOf(moment).get(value.id);
  const size = moment.arrays.find(({id}) => id === value.id)?.values.length;
  if (title === undefined) {
    return formatValue(value);
  }
  return value.from === 0 && value.to === size ? title : `${title}[${value.from}, ${value.to})`;
}

function valueText(value: Value, moment: Moment): string {
  if (typeof value === 'object' && value.kind === 'pointer') {
    const title = titlesOf(moment).get(value.id);
    const cells = moment.arrays.find(({id}) => id === value.id);
    if (cells?.block && value.index === 0) {
      return translate(
        {id: 'listings.step.block', message: 'memory for {count}'},
        {count: cells.values.length},
      );
    }
    return title === undefined ? formatValue(value) : `→ ${title}[${value.index}]`;
  }
  return arrayText(value, moment);
}

function argumentsText(call: Call, moment: Moment): string {
  return call.locals
    .map(({name, value}) => {
      const text = valueText(value, moment);
      return code(text === name ? name : `${name} = ${text}`);
    })
    .join(', ');
}

function sayCalled(moment: Moment, previous: Moment): string[] {
  const call = moment.calls.at(-1);
  if (!call || moment.calls.length <= previous.calls.length) {
    return [];
  }
  const name = code(call.name);
  return [
    call.locals.length === 0
      ? translate({id: 'listings.step.calledBare', message: '{name} is called'}, {name})
      : translate(
          {id: 'listings.step.called', message: '{name} is called with {arguments}'},
          {name, arguments: argumentsText(call, moment)},
        ),
  ];
}

function sayReturned({returned, ...moment}: Moment): string[] {
  if (!returned) {
    return [];
  }
  const name = code(returned.name);
  return [
    returned.value === undefined
      ? translate({id: 'listings.step.returned', message: '{name} returns'}, {name})
      : translate(
          {id: 'listings.step.returnedValue', message: '{name} returns {value}'},
          {name, value: code(valueText(returned.value, moment))},
        ),
  ];
}

function sayTest({test}: Moment): string[] {
  if (!test) {
    return [];
  }
  const values = {test: code(test.text)};
  return [
    test.holds
      ? translate({id: 'listings.step.holds', message: '{test} holds'}, values)
      : translate({id: 'listings.step.fails', message: '{test} does not hold'}, values),
  ];
}

const cellsById = ({arrays}: Moment) =>
  new Map<number, Cells>(arrays.map((cells) => [cells.id, cells]));

interface Write {
  readonly cell: string;
  readonly value: Value;
  readonly before?: Value;
}

function writesOf(moment: Moment, previous: Moment): Write[] {
  const titles = titlesOf(moment);
  const now = cellsById(moment);
  const then = cellsById(previous);
  const seen = new Set<string>();
  return moment.writes.flatMap(([id, index]) => {
    const value = now.get(id)?.values[index];
    const cell = `${titles.get(id) ?? ''}[${index}]`;
    if (value === undefined || seen.has(cell)) {
      return [];
    }
    seen.add(cell);
    return [{cell, value, before: then.get(id)?.values[index]}];
  });
}

function sayWrites(moment: Moment, previous: Moment): string[] {
  const writes = writesOf(moment, previous);
  const [first, second] = writes;
  const count = writes.length + (moment.more ?? 0);
  if (count > mostSaid) {
    return [
      translate(
        {id: 'listings.step.manyWrites', message: '{count} cells are written'},
        {count: String(count)},
      ),
    ];
  }
  if (
    writes.length === 2 &&
    first?.before !== undefined &&
    second?.before !== undefined &&
    !sameValue(first.before, second.before) &&
    sameValue(first.before, second.value) &&
    sameValue(second.before, first.value)
  ) {
    return [
      translate(
        {id: 'listings.step.swap', message: '{first} and {second} change places'},
        {first: code(first.cell), second: code(second.cell)},
      ),
    ];
  }
  return writes.map(({cell, value, before}) => {
    const values = {cell: code(cell), value: code(formatValue(value))};
    if (before === undefined) {
      return translate({id: 'listings.step.gained', message: '{cell} is added: {value}'}, values);
    }
    return sameValue(value, before)
      ? translate(
          {id: 'listings.step.rewritten', message: '{cell} is set to {value} again'},
          values,
        )
      : translate({id: 'listings.step.written', message: '{cell} becomes {value}'}, values);
  });
}

function sayReads(moment: Moment): string[] {
  const titles = titlesOf(moment);
  const now = cellsById(moment);
  const describe = ([id, index]: Place) => {
    const value = now.get(id)?.values[index];
    return value === undefined
      ? []
      : [code(`${titles.get(id) ?? ''}[${index}] = ${formatValue(value)}`)];
  };
  const cells = [...new Set(moment.reads.flatMap(describe))];
  if (cells.length === 0) {
    return [];
  }
  return cells.length > mostSaid
    ? [
        translate(
          {id: 'listings.step.manyReads', message: '{count} cells are read'},
          {count: String(cells.length + (moment.more ?? 0))},
        ),
      ]
    : [
        translate(
          {id: 'listings.step.read', message: '{cells} is read'},
          {cells: cells.join(', ')},
        ),
      ];
}

type MapValue = Extract<Value, {kind: 'map'}>;

function sayMap(name: string, value: MapValue, before: MapValue): string[] {
  const texts = ({entries}: MapValue) =>
    new Map(entries.map(([key, held]) => [formatValue(key), formatValue(held)]));
  const [now, then] = [texts(value), texts(before)];
  const said = [
    ...[...now].flatMap(([key, held]) => {
      const values = {name: code(name), key: code(key), entry: code(`${key} → ${held}`)};
      if (!then.has(key)) {
        return [translate({id: 'listings.step.mapGains', message: '{name} gains {entry}'}, values)];
      }
      return then.get(key) === held
        ? []
        : [translate({id: 'listings.step.mapSets', message: '{name} now has {entry}'}, values)];
    }),
    ...[...then.keys()]
      .filter((key) => !now.has(key))
      .map((key) =>
        translate(
          {id: 'listings.step.mapLoses', message: '{name} loses {key}'},
          {name: code(name), key: code(key)},
        ),
      ),
  ];
  return said.slice(0, mostSaid);
}

const isMap = (value: Value | undefined): value is MapValue =>
  typeof value === 'object' && value.kind === 'map';

/** The fields of a record that differ, each as a change of its own. */
function fieldChanges(change: Change): Change[] {
  const {value, before} = change;
  if (
    typeof value !== 'object' ||
    value.kind !== 'record' ||
    typeof before !== 'object' ||
    before.kind !== 'record'
  ) {
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

function sayChange({name, value, before}: Change, moment: Moment): string[] {
  if (isMap(value) && isMap(before)) {
    return sayMap(name, value, before);
  }
  if (isMap(value) && value.entries.length === 0) {
    return [
      translate({id: 'listings.step.empty', message: '{name} starts empty'}, {name: code(name)}),
    ];
  }
  const text = valueText(value, moment);
  if (typeof value === 'object' && value.kind === 'array') {
    const isGrowth =
      typeof before === 'object' &&
      before.kind === 'array' &&
      before.id === value.id &&
      text === name;
    const isSame = text === name && before !== undefined;
    if (isGrowth || isSame) {
      return [];
    }
    const size = value.to - value.from;
    return text === name
      ? [
          translate(
            {id: 'listings.step.newArray', message: '{name} starts with {count} elements'},
            {name: code(name), count: String(size)},
          ),
        ]
      : [
          translate(
            {id: 'listings.step.stands', message: '{name} stands for {value}'},
            {name: code(name), value: code(text)},
          ),
        ];
  }
  const values = {name: code(name), value: code(text)};
  return [
    before === undefined
      ? translate({id: 'listings.step.starts', message: '{name} starts as {value}'}, values)
      : translate({id: 'listings.step.becomes', message: '{name} becomes {value}'}, values),
  ];
}

function sayMemory(moment: Moment, previous: Moment): string[] {
  const now = cellsById(moment);
  const then = cellsById(previous);
  const asked = moment.arrays.filter(({id, block}) => block && !then.has(id));
  const freed = previous.arrays.filter(({id, block}) => block && !now.has(id));
  return [
    ...asked.map(({values}) =>
      translate(
        {id: 'listings.step.asked', message: 'memory for {count} elements is taken'},
        {count: String(values.length)},
      ),
    ),
    ...freed.map(({values}) =>
      translate(
        {id: 'listings.step.freed', message: 'the memory for {count} elements is given back'},
        {count: String(values.length)},
      ),
    ),
  ];
}

function factsOf(moment: Moment, previous: Moment): string[] {
  const called = sayCalled(moment, previous);
  const changes = changesOf(moment, previous).flatMap(fieldChanges);
  const changed =
    changes.length > 2 * mostSaid
      ? [
          translate(
            {id: 'listings.step.manyChanges', message: '{count} values change'},
            {count: String(changes.length)},
          ),
        ]
      : changes.flatMap((change) => sayChange(change, moment));
  const facts = [
    ...called,
    ...sayReturned(moment),
    ...sayTest(moment),
    ...sayMemory(moment, previous),
    ...sayWrites(moment, previous),
    ...changed,
  ];
  return [...new Set(facts.length > 0 ? facts : sayReads(moment))];
}

function sayPlain(source: string): string {
  if (/^\s*break\b/.test(source)) {
    return translate({id: 'listings.step.break', message: 'the loop is left'});
  }
  return /^\s*return\b/.test(source)
    ? translate({id: 'listings.step.leaving', message: 'the function is about to return'})
    : translate({id: 'listings.step.nothing', message: 'no value changes'});
}

/** Facts as one sentence: `left` becomes 1; `a[0]` becomes 5. */
function sentence(facts: readonly string[]): string {
  const joined = facts.join('; ');
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`;
}

function sayStart(moment: Moment): string {
  const call = moment.calls.at(-1);
  if (!call) {
    return translate({id: 'listings.step.start', message: 'The program starts.'});
  }
  const values = {name: code(call.name), arguments: argumentsText(call, moment)};
  return call.locals.length === 0
    ? translate({id: 'listings.step.startBare', message: '{name} starts.'}, values)
    : translate(
        {id: 'listings.step.startWith', message: '{name} starts with {arguments}.'},
        values,
      );
}

function sayEnd({answer, failure}: Trace): string[] {
  if (failure) {
    return [
      translate(
        {id: 'listings.step.stopped', message: 'Here it stops: {message}.'},
        {message: failure.message},
      ),
    ];
  }
  return answer === undefined
    ? []
    : [
        translate(
          {id: 'listings.step.answer', message: 'The answer: {answer}.'},
          {answer: code(answer)},
        ),
      ];
}

/**
 * What a step did, in a sentence or two: what changed, then the author's comment on
 * its line. Code stands between backticks.
 *
 * @param lines the lines of the whole file.
 */
export function sayStep(trace: Trace, position: number, lines: readonly string[]): string {
  const moment = trace.moments[position];
  if (!moment) {
    return '';
  }
  const previous = trace.moments[position - 1];
  const source = lines[moment.line - 1] ?? '';
  const end = position === trace.moments.length - 1 && trace.left === 0 ? sayEnd(trace) : [];
  if (!previous) {
    return [sayStart(moment), ...end].join(' ');
  }
  const facts = factsOf(moment, previous);
  const isEntry = moment.calls.length > previous.calls.length;
  const comment = moment.test?.holds === false || isEntry ? undefined : trailingComment(source);
  const said =
    facts.length > 0 || comment === undefined
      ? [sentence(facts.length > 0 ? facts : [sayPlain(source)])]
      : [];
  return [...said, ...(comment === undefined ? [] : [comment]), ...end].join(' ');
}

/** A sentence without the marks of code, for attributes and announcements. */
export const plainText = (text: string): string => text.replaceAll('`', '');
