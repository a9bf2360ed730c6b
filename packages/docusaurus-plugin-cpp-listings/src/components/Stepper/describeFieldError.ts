import {translate} from '@docusaurus/Translate';
import type {InputFault} from '../../model/inputs';
import {numberText} from '../numberText';

function subject(element: number | undefined): string {
  return element === undefined
    ? translate({id: 'cppListings.input.value', message: 'The value'})
    : translate({id: 'cppListings.input.element', message: 'Element {number}'}, {number: element});
}

/** The largest number of characters of the reader's text that a message quotes. */
const maxQuoted = 30;

const shorten = (text: string) =>
  text.length > maxQuoted ? `${text.slice(0, maxQuoted - 1)}…` : text;

/** Describes the error of a field for the reader. */
export function describeFieldError(fault: InputFault): string {
  switch (fault.kind) {
    case 'empty':
      return translate({
        id: 'cppListings.input.empty',
        message: 'This is empty; write [] for an array without elements.',
      });
    case 'noNumber':
      return translate({id: 'cppListings.input.noNumber', message: 'Write a whole number.'});
    case 'unbalanced':
      return translate({
        id: 'cppListings.input.unbalanced',
        message: 'A square bracket is missing.',
      });
    case 'tooDeep':
      return translate({
        id: 'cppListings.input.tooDeep',
        message: 'There are square brackets inside; this array holds plain numbers.',
      });
    case 'quote':
      return translate({
        id: 'cppListings.input.quote',
        message: 'Double quotes cannot be part of this text.',
      });
    case 'notANumber':
      return translate(
        {id: 'cppListings.input.notANumber', message: '{subject} is not a whole number: {text}'},
        {subject: subject(fault.element), text: shorten(fault.text)},
      );
    case 'grouped':
      return translate(
        {
          id: 'cppListings.input.grouped',
          message:
            '{text} may be one number or several. Write {plain} for one; put a space after each comma between several.',
        },
        {text: shorten(fault.text), plain: shorten(fault.plain)},
      );
    case 'missing':
      return translate(
        {
          id: 'cppListings.input.missing',
          message: 'Element {number} is missing before a comma.',
        },
        {number: fault.element},
      );
    case 'tooSmall':
      return translate(
        {
          id: 'cppListings.input.tooSmall',
          message: '{subject} is {text}; it must be at least {limit}.',
        },
        {subject: subject(fault.element), text: shorten(fault.text), limit: fault.limit},
      );
    case 'tooLarge':
      return translate(
        {
          id: 'cppListings.input.tooLarge',
          message: '{subject} is {text}; it must be at most {limit}.',
        },
        {subject: subject(fault.element), text: shorten(fault.text), limit: fault.limit},
      );
    case 'tooShort':
      return translate(
        {
          id: 'cppListings.input.tooShort',
          message: 'The size is {size}; it must be at least {limit}.',
        },
        {size: numberText(fault.size), limit: numberText(fault.limit)},
      );
    case 'tooLong':
      return translate(
        {
          id: 'cppListings.input.tooLong',
          message: 'The size is {size}; it must be at most {limit}.',
        },
        {size: numberText(fault.size), limit: numberText(fault.limit)},
      );
    case 'unsorted':
      return translate(
        {
          id: 'cppListings.input.unsorted',
          message:
            'Element {number} is {text}, less than the one before it; the array must be in ascending order.',
        },
        {number: fault.element, text: shorten(fault.text)},
      );
  }
}
