import type {Step, Trace, Value} from '../../model/trace';
import {cellsById, formatValue} from '../Stepper/values';

/** The point at which two programs diverge on the same input. */
export interface Divergence {
  /** The variable that differs. */
  readonly name: string;
  /** Its value in the first program, and the position of the step that set it. */
  readonly value: string;
  readonly position: number;
  /** The same for the second program. */
  readonly otherValue: string;
  readonly otherPosition: number;
}

/** A value of a variable, as text, and the position of the step that set it. */
interface HeldValue {
  readonly value: string;
  readonly position: number;
}

/** The largest number of elements of an array that is compared. */
const maxComparedElements = 12;

/**
 * Formats a value so that equal texts mean equal values in both programs. Returns undefined for
 * values that are not compared, such as pointers.
 */
function formatComparable(value: Value, step: Step): string | undefined {
  if (typeof value !== 'object') {
    return formatValue(value);
  }
  switch (value.kind) {
    case 'array': {
      const cells = cellsById(step).get(value.id)?.values ?? [];
      const shown = cells.slice(value.from, value.to);
      return shown.length > maxComparedElements
        ? undefined
        : `[${shown.map((each) => formatValue(each)).join(', ')}]`;
    }
    case 'pointer':
    case 'elsewhere':
    case 'unknown':
      return undefined;
    case 'record': {
      const fields = value.fields.map(
        ([name, held]) => [name, formatComparable(held, step)] as const,
      );
      return fields.some(([, text]) => text === undefined)
        ? undefined
        : `{${fields.map(([name, text]) => `${name}: ${text}`).join(', ')}}`;
    }
    default:
      return formatValue(value);
  }
}

/** Returns the successive values of each variable of each function. */
function historiesOf({steps}: Trace): ReadonlyMap<string, readonly HeldValue[]> {
  const histories = new Map<string, HeldValue[]>();
  steps.forEach((step, position) => {
    const call = step.calls.at(-1);
    for (const {name, value} of call?.locals ?? []) {
      const text = formatComparable(value, step);
      const key = `${call?.name ?? ''} ${name}`;
      const history = histories.get(key) ?? [];
      histories.set(key, history);
      if (text !== undefined && history.at(-1)?.value !== text) {
        history.push({value: text, position});
      }
    }
  });
  return histories;
}

/**
 * Finds the first step at which a variable differs: its nth value is not the nth value of
 * the variable of that name in the other program. A variable or an nth value that the
 * other program lacks is not a divergence.
 */
export function findDivergence(trace: Trace, other: Trace): Divergence | undefined {
  const others = historiesOf(other);
  const divergences = [...historiesOf(trace)].flatMap(([key, history]): Divergence[] => {
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
  return divergences.sort((a, b) => a.position - b.position)[0];
}
