import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {foldersOfPage} from '../foldersOfPage';

describe('foldersOfPage', () => {
  it('finds the folders that components name, each once, and the folder of the article', () => {
    const text = `<Listing file="rotate-array/reversal.cpp" />
<Race problem='rotate-array' /> <Exercise problem="two-sum/practice-pairs" />
[file](./other.mdx)`;
    expect(foldersOfPage('/site/listings', '/site/docs/array/shift.mdx', text)).toEqual(
      ['shift', 'rotate-array', 'two-sum'].map((name) => path.join('/site/listings', name)),
    );
  });
});
