import {translate} from '@docusaurus/Translate';
import type {CostsData} from '../../model/costs';
import {greatestSizeOf} from '../../model/inputs';
import {numberText} from '../numberText';

/** The largest number of elements: generating and counting more takes longer than a reader waits. */
const maxCountedElements = 65_536;

/** Returns the largest size that the reader may choose. */
export function sizeLimit({inputs}: Pick<CostsData, 'inputs'>): number {
  return Math.min(maxCountedElements, greatestSizeOf(inputs));
}

/** Reads the size that the reader typed; `error` describes what is wrong with it. */
export function readSize(text: string, maxSize: number): {size: number} | {error: string} {
  const digits = text.trim().replace(/[\s,_]/g, '');
  const size = Number(digits);
  return /^\d+$/.test(digits) && size >= 1 && size <= maxSize
    ? {size}
    : {
        error: translate(
          {
            id: 'cppListings.complexity.size.fault',
            message: 'Write a whole number from 1 to {most}.',
          },
          {most: numberText(maxSize)},
        ),
      };
}
