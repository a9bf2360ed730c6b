import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {highlight} from '../highlight';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('highlight', () => {
  it('marks keywords', () => {
    expect(highlight('return 1;')).toEqual([
      '<span class="keyword">return</span> <span class="number">1</span>;',
    ]);
  });

  it('closes every element on its own line', () => {
    for (const line of highlight('/* one\n   two */\nint x;')) {
      expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0);
    }
  });

  it('keeps the text of any program, and lets no markup through', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (code) => {
        const lines = highlight(code);
        expect(lines.map(textOf).join('\n')).toBe(code);
        expect(lines.join('\n').replaceAll(/<\/?span( class="[\w -]+")?>/g, '')).not.toMatch(
          /[<>]/,
        );
      }),
      {seed: 20250101, numRuns: 2000},
    );
  });
});
