import {describe, expect, it} from 'vitest';
import {sentencesOf} from '../sentences';

const read = (text: string, isWhole = true) => sentencesOf(text, isWhole);

describe('the text that screen readers announce for an answer', () => {
  it('is its sentences, without markup and code', () => {
    const text =
      'Use **three** reversals. See `std::rotate`.\n\n```\nint a;\n```\n\n- One.\n- Two.';
    expect(read(text)).toEqual(['Use three reversals.', 'See std::rotate.', 'One.', 'Two.']);
  });

  it('excludes the last sentence while it may continue', () => {
    expect(read('Use reversals. See st', false)).toEqual(['Use reversals.']);
    expect(read('Use reversals.', false)).toEqual([]);
    expect(read('Use reversals.\n\nSee', false)).toEqual(['Use reversals.']);
  });

  it('does not end a sentence at an abbreviation', () => {
    expect(read('Use it, e.g. with a span. Then stop.')).toEqual([
      'Use it, e.g. with a span.',
      'Then stop.',
    ]);
  });

  it('only grows as the answer grows, and never changes', () => {
    const text = [
      'First, **reverse** all. Then each block!',
      '1. Left: `[0, k)`.\n2. Right.',
      '---',
      '## Code',
      'So it is.',
      '```\nint a;\n```',
      '> Read it.\n> Or not.',
      '- One.',
      'Is it stable? No.',
    ].join('\n\n');
    let known: readonly string[] = [];
    for (let end = 0; end <= text.length; end++) {
      const now = read(text.slice(0, end), end === text.length);
      expect(now.slice(0, known.length)).toEqual(known);
      known = now;
    }
    expect(known).toHaveLength(11);
  });
});
