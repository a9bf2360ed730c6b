import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../parseMarkdown';
import {sentencesOf} from '../sentences';

const read = (text: string, isWhole = true) => sentencesOf(parseMarkdown(text), isWhole);

describe('what is read out of an answer', () => {
  it('is its sentences, without marks and without code', () => {
    const text =
      'Use **three** reversals. See `std::rotate`.\n\n```\nint a;\n```\n\n- One.\n- Two.';
    expect(read(text)).toEqual(['Use three reversals.', 'See std::rotate.', 'One.', 'Two.']);
  });

  it('leaves out the last one, which may go on', () => {
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

  it('never changes what it has read, however the answer grows', () => {
    const text =
      'First, **reverse** all. Then each block!\n\n1. Left: `[0, k)`.\n2. Right.\n\nIs it stable? No.';
    let known: readonly string[] = [];
    for (let end = 0; end <= text.length; end++) {
      const now = read(text.slice(0, end), end === text.length);
      // What is being typed may be the beginning of a list, which has no text yet.
      const same = Math.min(now.length, known.length);
      expect(now.slice(0, same)).toEqual(known.slice(0, same));
      known = now;
    }
    expect(known).toHaveLength(6);
  });
});
