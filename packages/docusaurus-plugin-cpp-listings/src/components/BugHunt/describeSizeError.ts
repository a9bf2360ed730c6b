import {translate} from '@docusaurus/Translate';
import {countElements, type InputValue} from '../../model/inputs';
import {numberText} from '../numberText';

/** The largest number of elements. On more, a quadratic program could be mistaken for an endless one. */
const maxComparedElements = 500;

/** The largest number of characters in a text. */
const maxComparedCharacters = 4000;

/** Describes why an input is too large for a bug hunt, if it is. */
export function describeSizeError(values: readonly InputValue[]): string | undefined {
  const isTooLong = values.some(
    (value) => typeof value === 'string' && value.length > maxComparedCharacters,
  );
  return isTooLong || countElements(values) > maxComparedElements
    ? translate(
        {
          id: 'cppListings.bugHunt.tooLarge',
          message:
            'Use at most {elements} elements, or a text of at most {characters} characters: smaller inputs break it too.',
        },
        {elements: maxComparedElements, characters: numberText(maxComparedCharacters)},
      )
    : undefined;
}
