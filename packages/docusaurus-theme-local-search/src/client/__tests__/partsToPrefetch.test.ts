import {describe, expect, it} from 'vitest';
import {indexName, wordsFileOf} from '../../shared';
import {partsToPrefetch} from '../partsToPrefetch';

const files = 1000;
const index = indexName('1.0', 'hash', {words: files, texts: 2});
const partsOf = (...words: string[]) => words.map((word) => `words-${wordsFileOf(word, files)}`);

describe('the guessed files', () => {
  it('are those of all words, in their normalized form', () => {
    expect(partsToPrefetch(index, 'Rotate émigré')).toEqual(partsOf('rotate', 'emigre'));
  });

  it('are none for a single letter', () => {
    expect(partsToPrefetch(index, 'r ')).toEqual([]);
  });

  it('contain each file only once', () => {
    expect(partsToPrefetch(index, 'rotate rotor')).toEqual(partsOf('rotate'));
  });

  it('include the texts if they are in one file, as soon as there is a word', () => {
    const small = indexName('1.0', 'hash', {words: files, texts: 1});
    expect(partsToPrefetch(small, 'r')).toEqual([]);
    expect(partsToPrefetch(small, 'ro')).toEqual([...partsOf('ro'), 'text-0']);
  });

  it('are limited in number, however long the query is', () => {
    const query = Array.from({length: 600}, (_, i) => String(i + 100)).join(' ');
    expect(partsToPrefetch(index, query)).toHaveLength(8);
  });
});
