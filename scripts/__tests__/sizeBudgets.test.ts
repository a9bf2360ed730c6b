import {describe, expect, it} from 'vitest';
import {budgetFor, countElements, findBreaches, findHeavyPages, limitsFor} from '../sizeBudgets';

const scripts = [
  {file: 'assets/js/main.js', bytes: 9000},
  {file: 'assets/js/page.js', bytes: 2500},
];

describe('findBreaches', () => {
  it('finds nothing in what is within its budget', () => {
    expect(findBreaches({scripts}, {scripts: 11_500})).toEqual([]);
  });

  it('names the files and by how much they are over the budget', () => {
    expect(findBreaches({scripts}, {scripts: 10_000})).toEqual([
      'scripts: 11.5 KB is 1.5 KB over the budget of 10.0 KB: assets/js/main.js (9.0 KB), assets/js/page.js (2.5 KB)',
    ]);
  });

  it('wants a budget for everything', () => {
    expect(findBreaches({scripts}, {})).toEqual(['scripts: 11.5 KB, and no budget; add one']);
  });
});

describe('budgetFor', () => {
  it('leaves 2 %, and at most a kilobyte', () => {
    expect(budgetFor(10_000)).toBe(10_200);
    expect(budgetFor(100_000)).toBe(101_000);
  });

  it('stays below a bar that is met, and is no better than what is there for one that is not', () => {
    expect(budgetFor(9_990, 10_000)).toBe(10_000);
    expect(budgetFor(20_000, 10_000)).toBe(20_400);
  });
});

describe('countElements', () => {
  it('counts what a browser makes, and not what is for readers without scripts', () => {
    const html =
      '<!doctype html><html><body><p>a<br>b < c</p><!-- <i></i> --><noscript><b>no</b></noscript>' +
      '<script>"<u>"</script><template id=x><em>x</em></template></body></html>';
    // html, body, p, br, noscript, script, template
    expect(countElements(html)).toBe(7);
  });
});

describe('findHeavyPages', () => {
  it('finds nothing in a page that is as heavy as it may be', () => {
    expect(findHeavyPages([{file: 'a.html', bytes: 40_000, elements: 2500}])).toEqual([]);
  });

  it('lets a page that does not reach a bar become no heavier', () => {
    const page = {file: 'a.html', bytes: 30_000, elements: 2600};
    const limits = limitsFor([page]);
    expect(limits).toEqual({'a.html: elements': 2600});
    expect(findHeavyPages([page], limits)).toEqual([]);
    expect(findHeavyPages([{...page, elements: 2601}], limits)).toEqual([
      'a.html: 2601 elements are 1 over 2600',
    ]);
  });

  it('names the page and by how much it is too heavy', () => {
    expect(findHeavyPages([{file: 'a.html', bytes: 41_500, elements: 2600}])).toEqual([
      'a.html: 41.5 KB gzipped is 1.5 KB over 40.0 KB',
      'a.html: 2600 elements are 100 over 2500',
    ]);
  });
});
