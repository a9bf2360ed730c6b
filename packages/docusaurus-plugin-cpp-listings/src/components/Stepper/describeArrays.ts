import {translate} from '@docusaurus/Translate';
import type {Cells, Step} from '../../model/trace';
import type {Writes} from './arrayChanges';
import {asCode} from './facts';
import {referencesOf} from './references';
import {titlesOf} from './titles';
import {cellsById, formatValue, sameValue, sizeOf, type ValueOf} from './values';

/** Says which vectors a step moved to a new block because they grew or reserved room. */
export function describeMoves(step: Step, {moved}: Writes): string[] {
  const titles = titlesOf(step);
  const now = cellsById(step);
  return [...moved].map(([id, old]) => {
    const values = {name: asCode(titles.get(id) ?? '')};
    const cells = now.get(id);
    return cells && sizeOf(cells) > sizeOf(old)
      ? translate(
          {id: 'cppListings.step.larger', message: '{name} moves to a larger block'},
          values,
        )
      : translate({id: 'cppListings.step.moved', message: '{name} moves to another block'}, values);
  });
}

/** Says what a variable leads to that points to a block of memory. */
export function describePointee(
  name: string,
  value: ValueOf<'array'>,
  cells: Cells,
  [step, previous]: readonly [Step, Step],
): string {
  const title = titlesOf(step).get(value.id);
  const namesIn = ({calls}: Step) =>
    calls
      .flatMap(referencesOf)
      .flatMap(([other, held]) => (other !== name && sameValue(held, value) ? [other] : []));
  const before = new Set(namesIn(previous));
  const known = namesIn(step).find((other) => before.has(other)) ?? title;
  const [first] = cells.values;
  const isNamed = known !== undefined && known !== name;
  // The writes to the block are described already.
  const isDescribed = step.writes.some(([id]) => id === value.id);
  if (!isNamed && (first === undefined || sizeOf(cells) > 1 || isDescribed)) {
    return translate(
      {id: 'cppListings.step.leadsToMany', message: '{name} points to memory (elements: {count})'},
      {name: asCode(name), count: String(sizeOf(cells))},
    );
  }
  const text = isNamed || first === undefined ? known : formatValue(first, cellsById(step));
  return translate(
    {id: 'cppListings.step.leads', message: '{name} points to {value}'},
    {name: asCode(name), value: asCode(text ?? '')},
  );
}

/** Says how many elements an array has now. */
export function describeSize(name: string, size: number): string {
  const values = {name: asCode(name), count: String(size)};
  if (size === 0) {
    return translate({id: 'cppListings.step.size.none', message: '{name} is now empty'}, values);
  }
  return size === 1
    ? translate({id: 'cppListings.step.size.one', message: '{name} now has 1 element'}, values)
    : translate({id: 'cppListings.step.size', message: '{name} now has {count} elements'}, values);
}

/** Says which cells a step wrote to, and their new values. */
export function describeWrites(step: Step, {writes, areMany}: Writes): string[] {
  if (step.more !== undefined) {
    return [
      translate(
        {
          id: 'cppListings.step.manyAccesses',
          message: 'elements are read or written more than {count} times',
        },
        {count: String(step.reads.length + step.writes.length)},
      ),
    ];
  }
  const [first, second] = writes;
  if (areMany) {
    return [
      translate(
        {id: 'cppListings.step.manyWrites', message: '{count} cells are written'},
        {count: String(writes.length)},
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
        {id: 'cppListings.step.swap', message: '{first} and {second} change places'},
        {first: asCode(first.cell), second: asCode(second.cell)},
      ),
    ];
  }
  const arrays = cellsById(step);
  return writes.map(({cell, value, before}) => {
    const values = {cell: asCode(cell), value: asCode(formatValue(value, arrays))};
    if (before === undefined) {
      return translate(
        {id: 'cppListings.step.gained', message: '{cell} is added: {value}'},
        values,
      );
    }
    return sameValue(value, before)
      ? translate(
          {id: 'cppListings.step.rewritten', message: '{cell} is set to {value} again'},
          values,
        )
      : translate({id: 'cppListings.step.written', message: '{cell} becomes {value}'}, values);
  });
}
