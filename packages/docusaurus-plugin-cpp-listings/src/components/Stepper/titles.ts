import {translate} from '@docusaurus/Translate';
import type {Cells, Step} from '../../model/trace';
import {referencesOf} from './references';
import {cellsById, isKind, sizeOf, type ValueOf} from './values';

const covers = (value: ValueOf<'array'>, cells: Cells) =>
  value.from === 0 && value.to === sizeOf(cells);

/**
 * Returns the names of a step's arrays in the order in which they are drawn. It is the order of the
 * calls, the outermost first, so that a row keeps its place when functions start and return.
 */
export function titlesOf(step: Step): ReadonlyMap<number, string> {
  const {calls, arrays} = step;
  const byId = cellsById(step);
  const titles = new Map<number, string>();
  const references = calls.flatMap(referencesOf);
  const claim = (id: number, title: string) => {
    const cells = byId.get(id);
    if (!cells || titles.has(id)) {
      return;
    }
    titles.set(id, title);
    cells.values.forEach((value, index) => {
      if (isKind(value, 'array')) {
        claim(value.id, `${title}[${index}]`);
      }
    });
  };
  for (const [name, value] of references) {
    const cells = byId.get(value.id);
    const isOwner =
      cells && (isKind(value, 'array') ? covers(value, cells) : cells.block && value.index === 0);
    if (isOwner) {
      claim(value.id, name);
    }
  }
  references.forEach(([name, value]) => isKind(value, 'array') && claim(value.id, name));
  arrays.forEach(({id, block}) =>
    claim(
      id,
      block
        ? translate({id: 'cppListings.figure.memory', message: 'memory'})
        : translate({id: 'cppListings.figure.temporary', message: 'temporary'}),
    ),
  );
  return titles;
}
