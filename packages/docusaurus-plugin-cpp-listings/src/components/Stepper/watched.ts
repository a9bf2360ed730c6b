import type {Trace} from '../../model/trace';
import {titlesOf} from './titles';
import {changesOf} from './changes';
import {cellsById} from './values';

/** The cell of an array, or the variable of a function, that a reader watches in a trace. */
export type Watched =
  | {readonly kind: 'cell'; readonly id: number; readonly index: number}
  | {readonly kind: 'variable'; readonly call: string; readonly name: string};

/** Returns a key for a watched cell or variable, for use in forms. */
export const keyOf = (watched: Watched): string =>
  watched.kind === 'cell'
    ? `cell ${watched.id} ${watched.index}`
    : `variable ${watched.call} ${watched.name}`;

/** Returns the positions of the steps that touched a cell or changed a variable. */
export function touchingSteps({steps}: Trace, watched: Watched): number[] {
  return steps.flatMap((step, position) => {
    const previous = steps[position - 1];
    if (!previous) {
      return [];
    }
    const isMeant =
      watched.kind === 'cell'
        ? [...step.reads, ...step.writes].some(
            ([id, index]) => id === watched.id && index === watched.index,
          )
        : changesOf(step, previous).some(
            ({call, name}) => call === watched.call && name === watched.name,
          );
    return isMeant ? [position] : [];
  });
}

/** A cell or variable that readers can watch, and its label. */
export interface Choice {
  readonly watched: Watched;
  readonly label: string;
}

/** Returns the choices at a step: the variables in scope, then the cells. */
export function choicesAt({steps}: Trace, position: number): Choice[] {
  const step = steps[position];
  const call = step?.calls.at(-1);
  if (!step) {
    return [];
  }
  const names = new Set(call?.locals.map(({name}) => name));
  const variables = [...names].map((name) => ({
    watched: {kind: 'variable', call: call?.name ?? '', name} as const,
    label: name,
  }));
  const byId = cellsById(step);
  const cells = [...titlesOf(step)].flatMap(([id, title]) =>
    (byId.get(id)?.values ?? []).map((_, index) => ({
      watched: {kind: 'cell', id, index} as const,
      label: `${title}[${index}]`,
    })),
  );
  return [...variables, ...cells];
}
