import {translate} from '@docusaurus/Translate';
import type {Step} from '../../model/trace';
import {isResized, lengthOf, type Writes} from './arrayChanges';
import type {Change} from './changes';
import {contentsOf, entryText, lackedBy} from './contents';
import {describePointee, describeSize} from './describeArrays';
import {asCode, maxFactsPerKind} from './facts';
import {blockOf, cellsById, isKind, type ValueOf} from './values';
import {namedText} from './valueTexts';

/** Says how many values change, where there are too many to describe each one. */
export const describeCount = (count: number): string =>
  translate(
    {id: 'cppListings.step.manyChanges', message: '{count} values change'},
    {count: String(count)},
  );

function describeMap(
  name: string,
  value: ValueOf<'map'>,
  before: ValueOf<'map'>,
  [step, previous]: readonly [Step, Step],
): string[] {
  const now = contentsOf(value, cellsById(step));
  const then = contentsOf(before, cellsById(previous));
  const lostKeys = then.filter(lackedBy(now)).map((entry) => entry.name);
  const sentences = now.filter(lackedBy(then)).map((entry) => {
    const values = {name: asCode(name), entry: asCode(entryText(entry))};
    const at = lostKeys.indexOf(entry.name);
    if (at < 0) {
      return translate({id: 'cppListings.step.mapGains', message: '{name} gains {entry}'}, values);
    }
    lostKeys.splice(at, 1);
    return translate({id: 'cppListings.step.mapSets', message: '{name} now has {entry}'}, values);
  });
  sentences.push(
    ...lostKeys.map((key) =>
      translate(
        {id: 'cppListings.step.mapLoses', message: '{name} loses {key}'},
        {name: asCode(name), key: asCode(key)},
      ),
    ),
  );
  return sentences.length > maxFactsPerKind ? [describeCount(sentences.length)] : sentences;
}

/**
 * Describes the change of a variable.
 *
 * @param steps the step and the previous one.
 */
export function describeChange(
  {name, value, before}: Change,
  steps: readonly [Step, Step],
  writes: Writes,
): string[] {
  const [step, previous] = steps;
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
      return [describePointee(name, value, block, steps)];
    }
    if (text === name && before !== undefined) {
      return !isKind(before, 'array') || isResized(name, [value, before], steps, writes)
        ? [describeSize(name, lengthOf(value))]
        : [];
    }
    if (before !== undefined && text === namedText(name, before, previous)) {
      // Another name for an array that grew.
      return [];
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
            {id: 'cppListings.step.stands', message: '{name} refers to {value}'},
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
