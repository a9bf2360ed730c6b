import {describe, expect, it} from 'vitest';
import {tokenize} from '../../../words/tokens';
import type {MarkedText} from '../../answers';
import {markExcerpt, type Marks} from '../excerpt';
import {openIndex} from '../../../__tests__/__fixtures__/openIndex';

const filler =
  'Nothing else is said here about the matter at hand, and so it goes on for a while. ';

const longText = Array.from({length: 200}, (_, i) => `word${i}`).join(' ');

/**
 * Opens an index of one page and returns the first excerpt of an answer, with matches in
 * brackets.
 */
function excerptOf(text: string, query: string): string {
  const {answerWhole} = openIndex([
    {
      path: '/page',
      title: 'Page',
      category: 'default',
      breadcrumbs: [],
      sections: [{anchor: '', heading: 'Page', content: text}],
    },
  ]);
  const [page] = answerWhole({query, pages: 1, sectionsPerPage: 1}).pages;
  return (page?.sections[0]?.excerpt ?? [])
    .map(({text: piece, isMatch}) => (isMatch ? `[${piece}]` : piece))
    .join('');
}

const marksOf = (term: string): Marks => new Map([[term, {concept: term, weight: 1}]]);
const textOf = (pieces: MarkedText): string => pieces.map(({text}) => text).join('');

describe('an excerpt', () => {
  it('shows the name as typed, even if its parts occur separately before it', () => {
    const text = `A stable sort and a partition of std. ${filler.repeat(3)}Call std::stable_partition.`;
    expect(excerptOf(text, 'std::stable_partition')).toContain('[std::stable_partition]');
  });

  it.each(['x % 2 == 1', 'x % 2 == 1  '])('shows the expression of the query: "%s"', (query) => {
    const text = `Take 2 and 1. ${filler.repeat(3)}Ask x % 2 == 1 of each.`;
    expect(excerptOf(text, query)).toContain('Ask x % [2] == [1] of each');
  });

  it('shows the most important words if the text does not contain the expression', () => {
    const text = `${filler.repeat(3)}Here it is 2 or 1.`;
    expect(excerptOf(text, 'x % 2 == 1')).toContain('Here it is [2] or [1]');
  });

  it('shows all words of the query rather than several forms of one word', () => {
    const text = `They rotated, rotating and rotates. ${filler.repeat(3)}Rotate the array.`;
    expect(excerptOf(text, 'rotate array')).toContain('[Rotate] the [array]');
  });

  it('prefers the typed word to other forms of it', () => {
    const text = `A rotation first. ${filler.repeat(3)}Then rotate.`;
    expect(excerptOf(text, 'rotate')).toContain('[rotate]');
  });

  it('prefers two typed words together to one of them, though each is a form of the other', () => {
    const text = `A rotation first. ${filler.repeat(3)}Rotate by rotation.`;
    expect(excerptOf(text, 'rotate rotation')).toContain('[Rotate] by [rotation]');
  });

  it.each([
    ['operator[]', 'operator='],
    ['operator==', 'operator='],
    ['operator==', 'operator()'],
    ['operator==', 'operator>'],
  ])('for %s does not mark %s', (query, other) => {
    const text = `It has ${other} first. ${filler.repeat(3)}It has ${query} too.`;
    const excerpt = excerptOf(text, query);
    expect(excerpt).toContain(`[${query}]`);
    expect(excerptOf(`It has ${other} and ${query}.`, query)).not.toContain(`[${other}]`);
  });

  it('marks only the name if the text has other operators', () => {
    const excerpt = excerptOf('It has operator= and operator[].', 'operator<<');
    expect(excerpt).toBe('It has [operator]= and [operator][].');
  });

  it('of a long text is a part of it between whole words, with an ellipsis at both ends', () => {
    const pieces = markExcerpt(longText, tokenize(longText), marksOf('word100'), undefined);
    expect(pieces.filter(({isMatch}) => isMatch)).toEqual([{text: 'word100', isMatch: true}]);
    const shown = textOf(pieces);
    expect(shown).toMatch(/^… .* …$/);
    const cut = shown.slice(2, -2);
    expect(` ${longText} `).toContain(` ${cut} `);
    expect(cut.length).toBeGreaterThan(130);
    expect(cut.length).toBeLessThanOrEqual(160);
  });

  it.each([
    ['word0', /^word0 .* …$/],
    ['word199', /^… .* word199$/],
  ])('has no ellipsis where the text ends, and is not shorter there: %s', (word, shape) => {
    const shown = textOf(markExcerpt(longText, tokenize(longText), marksOf(word), undefined));
    expect(shown).toMatch(shape);
    expect(shown.length).toBeGreaterThan(140);
  });

  it('marks each match that it shows, and repeats nothing of the text', () => {
    const text = Array.from({length: 100}, (_, i) => `needle word${i}`).join(' ');
    const pieces = markExcerpt(text, tokenize(text), marksOf('needle'), undefined);
    expect(pieces.map(({isMatch}) => isMatch).slice(0, 4)).toEqual([true, false, true, false]);
    expect(text).toContain(textOf(pieces).replace(/ …$/, ''));
    expect(textOf(pieces).length).toBeLessThanOrEqual(162);
  });

  it('does not show the matches before and after it', () => {
    const text = `${'common word '.repeat(30)}needle ${'common word '.repeat(30)}`;
    const marks: Marks = new Map([
      ['common', {concept: 'common', weight: 0.1}],
      ['needle', {concept: 'needle', weight: 1}],
    ]);
    const shown = textOf(markExcerpt(text, tokenize(text), marks, undefined));
    expect(shown).toMatch(/^… .* needle\b.* …$/);
    expect(text).toContain(shown.slice(2, -2));
    expect(shown.length).toBeLessThanOrEqual(164);
  });

  it('shows the first of several places that are equally good', () => {
    const text = `A needle first. ${filler.repeat(3)}A needle last.`;
    expect(textOf(markExcerpt(text, tokenize(text), marksOf('needle'), undefined))).toContain(
      'first',
    );
  });

  it('prefers words that it can show together to the same words further apart', () => {
    const apart = `Rotate ${filler.repeat(2)}the array, far away. ${filler.repeat(3)}`;
    expect(excerptOf(`${apart}Rotate an array.`, 'rotate array')).toContain('[Rotate] an [array]');
  });

  it.each(['. ', '), ', ']. ', ' ', ',too+many+signs+and+no+space, '])(
    'shows the words that it was chosen for, however far apart they are, before "%s"',
    (end) => {
      const marks: Marks = new Map([
        ['common', {concept: 'common', weight: 0.1}],
        ['needle', {concept: 'needle', weight: 1}],
      ]);
      for (let gap = 1; gap < 200; gap++) {
        const between = filler.repeat(3).slice(0, gap);
        const text = `${filler.repeat(2)}common ${between} needle${end}${filler.repeat(2)}`;
        const shown = textOf(markExcerpt(text, tokenize(text), marks, undefined));
        expect(shown).toContain('needle');
      }
    },
  );

  it('starts and ends at a name if there is no space nearby', () => {
    const text = `${'two_one+'.repeat(30)}needle${'+three_four'.repeat(30)}`;
    const shown = textOf(markExcerpt(text, tokenize(text), marksOf('needle'), undefined));
    expect(shown).toMatch(/^… two_one\+.*\bneedle\b.*\+ …$/);
  });

  it('cuts a name that is too long to be shown whole', () => {
    const text = `${'x'.repeat(200)} needle ${'y'.repeat(200)}`;
    const shown = textOf(markExcerpt(text, tokenize(text), marksOf('needle'), undefined));
    expect(shown).toMatch(/^… x+ needle y+ …$/);
    expect(shown.length).toBeLessThanOrEqual(164);
  });

  it('is cut between the words of a long expression, not inside one', () => {
    const call = 'const_iterator=std::ranges::min_element(place_of_the_smallest,projection)';
    const text = `${call.repeat(3)} needle ${call.repeat(3)}`;
    const shown = textOf(markExcerpt(text, tokenize(text), marksOf('needle'), undefined));
    const [, cut = ''] = /^… (.*) …$/.exec(shown) ?? [];
    const from = text.indexOf(cut);
    expect(cut).toContain('needle');
    expect(text.slice(from - 1, from + 1)).not.toMatch(/^\w\w$/);
    expect(text.slice(from + cut.length - 1, from + cut.length + 1)).not.toMatch(/^\w\w$/);
  });
});
