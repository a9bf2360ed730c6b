import {expect, it} from 'vitest';
import type {Entry} from '../documents';
import {EntryTokens} from '../entryTokens';

const entryOf = (content: string): Entry => ({page: 0, heading: 'A', path: '/a', content});

it('the words of a text are found again after the text has been loaded', () => {
  const entryTokens = new EntryTokens();
  const entry = entryOf('');
  expect(entryTokens.of(entry)).toEqual([]);
  entry.content = 'An otter';
  const found = entryTokens.of(entry);
  expect(found.map(({term}) => term)).toEqual(['an', 'otter']);
  expect(entryTokens.of(entry)).toBe(found);
});

it('the words of a wanted text are found once, before they are asked for', () => {
  let reads = 0;
  class ReadText extends String {
    override toString() {
      reads++;
      return super.toString();
    }
  }
  const entryTokens = new EntryTokens();
  const entry = entryOf(new ReadText('An otter') as string);
  entryTokens.wanted = [entryOf(''), entry];
  entryTokens.prepare();
  expect(reads).toBeGreaterThan(0);
  reads = 0;
  expect(entryTokens.of(entry).map(({term}) => term)).toEqual(['an', 'otter']);
  expect(reads).toBe(0);
});
