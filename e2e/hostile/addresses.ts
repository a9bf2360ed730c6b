import fc from 'fast-check';
import {articlePath} from '../../harness/routes';
import {hostileQueries} from './queries';

/** Unpaired surrogates, which a URL cannot contain. */
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Percent-encodes a text, without unpaired surrogates. The cut at the end may split an encoded
 * character.
 */
const encoded = (text: string) => encodeURIComponent(text.replace(halves, '\ufffd')).slice(0, 6000);

const article = articlePath('rotate-array');
const listing = 'rotate-array/reversal.cpp';

/** The text after a separator in an address: encoded, half encoded or not encoded. */
const part = (texts: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...texts).map(encoded),
    fc.constantFrom(
      '%',
      '%E0%A4%A',
      '%ff%fe',
      '%00',
      '%2',
      '#',
      '?',
      '&=&=',
      '+%2B+',
      '//',
      ':~:text=',
    ),
    fc.string({maxLength: 40}).map((text) => text.replace(/[\s#?&%\\]/g, '')),
  );

const address = (texts: readonly string[]) => {
  const any = part(texts);
  const step = fc.constantFrom('-1', '1e9', 'NaN', '', '0x10', '99999999999999999999', '١');
  return fc.oneof(
    any.map((text) => `/search?q=${text}`),
    any.map((text) => `/search?q=rotate&category=${text}&version=${text}`),
    any.map((text) => `${article}?highlight=${text}`),
    any.map((text) => `${article}#${text}`),
    any.map((text) => `/blog#${text}`),
    fc.tuple(any, any).map(([query, hash]) => `${article}?${query}#${hash}`),
    fc
      .tuple(fc.constantFrom(listing, 'rotate-array/gone.cpp', '../x', ''), any, step)
      .map(
        ([file, input, at]) => `${article}?run=${file}&input=${input}&step=${at}#three-reversals`,
      ),
  );
};

/** Returns this many addresses of pages, with parts that no link of the site has. */
export const hostileAddresses = (count: number, seed: number): string[] =>
  [...new Set(fc.sample(address(hostileQueries(200, seed)), {numRuns: 2 * count, seed}))].slice(
    0,
    count,
  );
