import type {Moment, Trace, Value} from '../shared/trace';
import {formatValue} from './values';

/** Where two programs part that ran on the same input. */
export interface Parting {
  /** The variable that differs. */
  readonly name: string;
  /** What it holds in the first program, and at which step it came to hold it. */
  readonly value: string;
  readonly position: number;
  /** The same for the second. */
  readonly otherValue: string;
  readonly otherPosition: number;
}

/** A value that a variable came to hold, in words, and when. */
interface Held {
  readonly value: string;
  readonly position: number;
}

/** More elements than these are not written out. */
const mostElements = 12;

/** A value in words that mean the same in both programs; none for what lies elsewhere. */
function wordsOf(value: Value, moment: Moment): string | undefined {
  if (typeof value !== 'object') {
    return formatValue(value);
  }
  switch (value.kind) {
    case 'array': {
      const cells = moment.arrays.find(({id}) => id === value.id)?.values ?? [];
      const shown = cells.slice(value.from, value.to);
      return shown.length > mostElements ? undefined : `[${shown.map(formatValue).join(', ')}]`;
    }
    case 'pointer':
    case 'elsewhere':
    case 'unknown':
      return undefined;
    case 'record': {
      const fields = value.fields.map(([name, held]) => [name, wordsOf(held, moment)] as const);
      return fields.some(([, words]) => words === undefined)
        ? undefined
        : `{${fields.map(([name, words]) => `${name}: ${words}`).join(', ')}}`;
    }
    default:
      return formatValue(value);
  }
}

/** The values that each variable of each function came to hold, one after the other. */
function historiesOf({moments}: Trace): ReadonlyMap<string, readonly Held[]> {
  const histories = new Map<string, Held[]>();
  moments.forEach((moment, position) => {
    const call = moment.calls.at(-1);
    for (const {name, value} of call?.locals ?? []) {
      const words = wordsOf(value, moment);
      const key = `${call?.name ?? ''} ${name}`;
      const history = histories.get(key) ?? [];
      histories.set(key, history);
      if (words !== undefined && history.at(-1)?.value !== words) {
        history.push({value: words, position});
      }
    }
  });
  return histories;
}

/**
 * Finds the first step of a program at which a variable comes to hold another value
 * than the variable of that name in another program did at its turn. What the other
 * has no variable for, or no turn, is no parting.
 */
export function findParting(trace: Trace, other: Trace): Parting | undefined {
  const others = historiesOf(other);
  const partings = [...historiesOf(trace)].flatMap(([key, history]): Parting[] => {
    const otherHistory = others.get(key) ?? [];
    const turn = history.findIndex(({value}, index) => otherHistory[index]?.value !== value);
    const [here, there] = [history[turn], otherHistory[turn]];
    return here && there
      ? [
          {
            name: key.slice(key.lastIndexOf(' ') + 1),
            value: here.value,
            position: here.position,
            otherValue: there.value,
            otherPosition: there.position,
          },
        ]
      : [];
  });
  return partings.sort((a, b) => a.position - b.position)[0];
}
