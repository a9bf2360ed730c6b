import {translate} from '@docusaurus/Translate';
import type {Call, Step, Value} from '../../model/trace';
import {asCode} from './facts';
import {titlesOf} from './titles';
import {cellsById, formatValue, isKind, pointerText, sizeOf} from './values';

/** Returns whether a value is an empty array; a trace may give several empty arrays the same id. */
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

/** Formats a value. An array that has a name, or a part of it, is formatted by that name. */
export function valueText(value: Value, step: Step): string {
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

/** Formats a variable; an array that is not part of another one is formatted as its name. */
export const namedText = (name: string, value: Value, step: Step) =>
  isNowhere(value, step) ? name : valueText(value, step);

/**
 * Returns whether a variable that a call begins with has no value, because the call declares it: a
 * declaration without a value is no step of its own.
 */
function isUnset(value: Value, call: Call, step: Step): boolean {
  if (!isKind(value, 'array')) {
    return isKind(value, 'unknown');
  }
  const {values = [], block} = cellsById(step).get(value.id) ?? {};
  const isOfCaller = ({locals}: Call) =>
    locals.some(({value: other}) => isKind(other, 'array') && other.id === value.id);
  return (
    values.length > 0 &&
    values.every((cell) => isKind(cell, 'unknown')) &&
    block !== true &&
    !step.calls.some((other) => other !== call && isOfCaller(other))
  );
}

/** Formats the variables that a call begins with, without those that it has only declared. */
export function argumentsText(call: Call, step: Step): string {
  return call.locals
    .filter(({value}) => !isUnset(value, call, step))
    .map(({name, value}) => {
      const text = namedText(name, value, step);
      return asCode(text === name ? name : `${name} = ${text}`);
    })
    .join(', ');
}
