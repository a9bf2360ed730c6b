import {describe, expect, it} from 'vitest';
import {
  budgetFor,
  budgetsFor,
  countElements,
  describeSizes,
  findBreaches,
  findHeavyPages,
  limitsFor,
} from '../sizeBudgets';

const scripts = [
  {file: 'assets/js/main.js', bytes: 9000},
  {file: 'assets/js/page.js', bytes: 2500},
];

describe('findBreaches', () => {
  it('finds nothing if all sizes are within their budgets', () => {
    expect(findBreaches({scripts}, {scripts: 11_500})).toEqual([]);
  });

  it('names the files and how far they exceed the budget', () => {
    expect(findBreaches({scripts}, {scripts: 10_000})).toEqual([
      'scripts: 11.5 KB is 1.5 KB over the budget of 10.0 KB: assets/js/main.js (9.0 KB), assets/js/page.js (2.5 KB)',
    ]);
  });

  it('requires a budget for every size', () => {
    expect(findBreaches({scripts}, {})).toEqual(['scripts: 11.5 KB has no budget; add one']);
  });

  it('requires that something was measured for every budget', () => {
    expect(findBreaches({scripts: []}, {scripts: 10_000})).toEqual([
      'scripts: no such file was found; correct how it is measured',
    ]);
  });
});

describe('budgetFor', () => {
  it('adds 2 %, and at most one kilobyte', () => {
    expect(budgetFor(10_000)).toBe(10_200);
    expect(budgetFor(100_000)).toBe(101_000);
  });

  it('stays within a bar that is met, and otherwise adds to the current size', () => {
    expect(budgetFor(9_990, 10_000)).toBe(10_000);
    expect(budgetFor(10_000, 10_000)).toBe(10_000);
    expect(budgetFor(20_000, 10_000)).toBe(20_400);
  });
});

describe('budgetsFor', () => {
  it('adds to the total of each purpose, within the bar of that purpose', () => {
    const styles = [{file: 'assets/css/styles.css', bytes: 9_990}];
    expect(budgetsFor({scripts, styles}, {styles: 10_000})).toEqual({
      scripts: 11_800,
      styles: 10_000,
    });
  });
});

describe('describeSizes', () => {
  it('gives the total and the budget of each purpose on a line', () => {
    expect(describeSizes({scripts, none: []}, {scripts: 12_000})).toBe(
      'scripts: 11.5 KB of 12.0 KB\nnone: 0.0 KB of 0.0 KB',
    );
  });
});

describe('countElements', () => {
  it('counts the elements that a browser creates, without the content of noscript elements', () => {
    const html =
      '<!doctype html><html><body><p>a<br>b < c</p><!-- <i></i> --><noscript><b>no</b></noscript>' +
      '<script>"<u>"</script><template id=x><em>x</em></template></body></html>';
    // html, body, p, br, noscript, script, template
    expect(countElements(html)).toBe(7);
    expect(countElements('')).toBe(0);
  });
});

describe('findHeavyPages', () => {
  it('finds nothing in a page that meets the bars', () => {
    expect(findHeavyPages([{file: 'a.html', bytes: 40_000, elements: 2500}])).toEqual([]);
    expect(findHeavyPages([{file: 'a.html', bytes: 40_001, elements: 2500}])).toHaveLength(1);
  });

  it('does not let a page that exceeds a bar grow', () => {
    const page = {file: 'a.html', bytes: 30_000, elements: 2600};
    const limits = limitsFor([page]);
    expect(limits).toEqual({'a.html: elements': 2600});
    expect(findHeavyPages([page], limits)).toEqual([]);
    expect(findHeavyPages([{...page, elements: 2601}], limits)).toEqual([
      'a.html: 2601 elements are 1 over 2600',
    ]);
  });

  it('gives pages that exceed the bar for bytes a limit in whole hundreds, and no page that meets it', () => {
    const [heavy, light] = [
      {file: 'a.html', bytes: 41_520, elements: 2500},
      {file: 'b.html', bytes: 40_000, elements: 2500},
    ];
    const limits = limitsFor([heavy, light]);
    expect(limits).toEqual({'a.html: bytes': 41_600});
    expect(findHeavyPages([{...heavy, bytes: 41_600}], limits)).toEqual([]);
    expect(findHeavyPages([{...heavy, bytes: 41_700}], limits)).toEqual([
      'a.html: 41.7 KB gzipped is 0.1 KB over 41.6 KB',
    ]);
    expect(findHeavyPages([{...light, bytes: 40_100}], limits)).toHaveLength(1);
  });

  it('names the page and how far it exceeds the bars', () => {
    expect(findHeavyPages([{file: 'a.html', bytes: 41_500, elements: 2600}])).toEqual([
      'a.html: 41.5 KB gzipped is 1.5 KB over 40.0 KB',
      'a.html: 2600 elements are 100 over 2500',
    ]);
  });
});
