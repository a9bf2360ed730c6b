import type {Trace} from '../shared/trace';
import {titlesOf} from './scene';
import {changesOf} from './sentences';

/** What a reader follows through a trace: a cell of an array, or a variable of a function. */
export type Followed =
  | {readonly kind: 'cell'; readonly id: number; readonly index: number}
  | {readonly kind: 'variable'; readonly call: string; readonly name: string};

/** A followed thing as a key for forms. */
export const keyOf = (followed: Followed): string =>
  followed.kind === 'cell'
    ? `cell ${followed.id} ${followed.index}`
    : `variable ${followed.call} ${followed.name}`;

/** The positions of the steps that touched a cell or changed a variable. */
export function stepsOf({moments}: Trace, followed: Followed): number[] {
  return moments.flatMap((moment, position) => {
    const previous = moments[position - 1];
    if (!previous) {
      return [];
    }
    const isMeant =
      followed.kind === 'cell'
        ? [...moment.reads, ...moment.writes].some(
            ([id, index]) => id === followed.id && index === followed.index,
          )
        : changesOf(moment, previous).some(
            ({call, name}) => call === followed.call && name === followed.name,
          );
    return isMeant ? [position] : [];
  });
}

/** A thing that can be followed and what it is called. */
export interface Choice {
  readonly followed: Followed;
  readonly label: string;
}

/** What can be followed at a moment: the variables in scope, then the cells. */
export function choicesAt({moments}: Trace, position: number): Choice[] {
  const moment = moments[position];
  const call = moment?.calls.at(-1);
  if (!moment) {
    return [];
  }
  const names = new Set(call?.locals.map(({name}) => name));
  const variables = [...names].map((name) => ({
    followed: {kind: 'variable', call: call?.name ?? '', name} as const,
    label: name,
  }));
  const cells = [...titlesOf(moment)].flatMap(([id, title]) =>
    (moment.arrays.find((array) => array.id === id)?.values ?? []).map((_, index) => ({
      followed: {kind: 'cell', id, index} as const,
      label: `${title}[${index}]`,
    })),
  );
  return [...variables, ...cells];
}
