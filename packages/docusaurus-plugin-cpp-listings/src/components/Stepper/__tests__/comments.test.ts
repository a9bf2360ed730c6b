import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findSources} from '../../../content/listings';
import {codeOf, trailingComment} from '../comments';

describe('trailingComment', () => {
  it.each([
    ['x = 1;  // a debt is paid', 'A debt is paid.'],
    ['x = 1;  // a[0, i) is placed', 'a[0, i) is placed.'],
    ['x = 1;  // only now: j must not meet itself', 'Only now: j must not meet itself.'],
    ['print("a", "b");  // both', 'Both.'],
    ["x = 1'000;  // metres", 'Metres.'],
    ['x = 1;  // left_ is one place on', 'left_ is one place on.'],
    ['x = 1;  // i moves on', 'i moves on.'],
    ['x = 1;  // sum[0] and sum_of are set', 'sum[0] and sum_of are set.'],
    ['x = 1;  // the array a is placed', 'The array a is placed.'],
    ['x = 1;  // is 1.5 enough? no', 'Is 1.5 enough? no.'],
    ['x = 1;  // is it enough?', 'Is it enough?'],
    ['x = 1;  /// a note for the documentation', undefined],
    ["c = 'a' + '/';  // one sign", 'One sign.'],
    ["c = '\\'';  // a quote", 'A quote.'],
    ['  // a line of its own', undefined],
    ['s = "http://x";', undefined],
    ['c = \'"\'; s = "\\"//";', undefined],
    ['x = /* http://x */ 1;', undefined],
    ['x = 1;', undefined],
  ])('%s', (line, comment) => {
    expect(trailingComment(line)).toBe(comment);
  });
});

describe('codeOf', () => {
  it.each([
    ['  x = 1;  // a debt is paid', 'x = 1;'],
    ['s = "http://x";  // its place', 's = "http://x";'],
    ["  c = '/';", "c = '/';"],
    ['x = /* a // b */ 1;  // set', 'x = /* a // b */ 1;'],
    ['// a line of its own', ''],
  ])('%s', (line, code) => {
    expect(codeOf(line)).toBe(code);
  });
});

describe('the comments of all listings', () => {
  it('do not continue on the next line, because a step shows only the comment of its own line', () => {
    const listingsDir = path.resolve('listings');
    const lines = findSources(listingsDir).flatMap((file) =>
      fs
        .readFileSync(path.join(listingsDir, file), 'utf8')
        .split('\n')
        .map((text, index) => ({at: `${file}:${index + 1}`, comment: trailingComment(text)})),
    );
    const comments = lines.filter(({comment}) => comment !== undefined);
    expect(comments.length).toBeGreaterThan(100);
    expect(comments.filter(({comment}) => comment?.endsWith(',.'))).toEqual([]);
  });
});
