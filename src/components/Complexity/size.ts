import {translate} from '@docusaurus/Translate';
import type {CostsData} from '@site/src/plugins/listings/client/costs';

/** A larger array takes longer to make, and to count, than a reader waits. */
const mostElements = 65_536;

/** The largest size that the reader may ask for. */
export function sizeLimit({inputs}: Pick<CostsData, 'inputs'>): number {
  return Math.min(mostElements, ...inputs.flatMap(({size}) => size?.[1] ?? []));
}

/** Reads the size that the reader has typed; `fault` says what is wrong with it. */
export function readSize(text: string, most: number): {size: number} | {fault: string} {
  const digits = text.trim().replace(/[\s,_]/g, '');
  const size = Number(digits);
  return /^\d+$/.test(digits) && size >= 1 && size <= most
    ? {size}
    : {
        fault: translate(
          {
            id: 'complexity.size.fault',
            message: 'Write a whole number from 1 to {most}.',
          },
          {most: most.toLocaleString('en')},
        ),
      };
}
