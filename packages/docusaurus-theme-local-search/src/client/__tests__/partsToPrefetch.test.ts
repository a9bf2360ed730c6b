import {describe, expect, it} from 'vitest';
import {indexName, wordsFileOf} from '../../shared';
import {partsToPrefetch} from '../partsToPrefetch';

const files = 1000;
const index = indexName('1.0', 'hash', files);
const partsOf = (...words: string[]) => words.map((word) => `words-${wordsFileOf(word, files)}`);

describe('the guessed word files', () => {
  it('cover all words, in their normalized form', () => {
    expect(partsToPrefetch(index, 'Rotate émigré')).toEqual(partsOf('rotate', 'emigre'));
  });

  it('are none for a single letter', () => {
    expect(partsToPrefetch(index, 'r ')).toEqual([]);
  });

  it('contain each file only once', () => {
    expect(partsToPrefetch(index, 'rotate rotor')).toEqual(partsOf('rotate'));
  });

  it('are limited in number, however long the query is', () => {
    const query = Array.from({length: 600}, (_, i) => String(i + 100)).join(' ');
    expect(partsToPrefetch(index, query)).toHaveLength(8);
  });
});
