import {describe, expect, it} from 'vitest';
import {tokenize} from '../../../words/tokens';
import {markExcerpt} from '../excerpt';
import {openIndex} from '../../../__tests__/__fixtures__/openIndex';

const filler =
  'Nothing else is said here about the matter at hand, and so it goes on for a while. ';

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

describe('an excerpt', () => {
  it('shows the name as typed, even if its parts occur separately before it', () => {
    const text = `A stable sort and a partition of std. ${filler.repeat(3)}Call std::stable_partition.`;
    expect(excerptOf(text, 'std::stable_partition')).toContain('[std::stable_partition]');
  });

  it('shows all words of the query rather than several forms of one word', () => {
    const text = `They rotated, rotating and rotates. ${filler.repeat(3)}Rotate the array.`;
    expect(excerptOf(text, 'rotate array')).toContain('[Rotate] the [array]');
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

  it('is cut between the words of a long expression, not inside one', () => {
    const call = 'const_iterator=std::ranges::min_element(place_of_the_smallest,projection)';
    const text = `${call.repeat(3)} needle ${call.repeat(3)}`;
    const terms = new Map([['needle', {concept: 'needle', weight: 1}]]);
    const shown = markExcerpt(text, tokenize(text), terms)
      .map(({text: piece}) => piece)
      .join('');
    const [, cut = ''] = /^… (.*) …$/.exec(shown) ?? [];
    const from = text.indexOf(cut);
    expect(cut).toContain('needle');
    expect(text.slice(from - 1, from + 1)).not.toMatch(/^\w\w$/);
    expect(text.slice(from + cut.length - 1, from + cut.length + 1)).not.toMatch(/^\w\w$/);
  });
});
