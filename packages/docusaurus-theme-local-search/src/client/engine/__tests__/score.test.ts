import {describe, expect, it} from 'vitest';
import {Parts} from '../parts';
import {planQuery} from '../planQuery';
import {score} from '../score';
import {TextIndex} from '../textIndex';

/** Scores sections, each with its heading and the number of its page, from the best on. */
function ranked(
  query: string,
  sections: readonly (readonly [heading: string, page: number])[],
  isAllowed: (document: number) => boolean = () => true,
): [heading: string, score: number][] {
  const parts = new Parts();
  parts.add('words-0');
  parts.add('vocabulary');
  const index = new TextIndex(parts, 1);
  sections.forEach(([heading]) => index.addPage('', [heading]));
  const plan = planQuery(index, sections.length, query);
  const pageOf = (document: number) => sections[document - 1]?.[1] ?? NaN;
  return score(index, sections.length, plan, pageOf, isAllowed)
    .sort((a, b) => b[1] - a[1])
    .map(([document, points]) => [sections[document - 1]?.[0] ?? '', points]);
}

const headings = (scores: ReturnType<typeof ranked>) => scores.map(([heading]) => heading);

describe('a section scores', () => {
  it.each(['walrus otter ', 'walrus otter zyzzyva '])(
    'more if other sections of its page have the words that it lacks: %s',
    (query) => {
      const scores = ranked(query, [
        ['the walrus one', 0],
        ['the heap one', 0],
        ['the walrus two', 1],
        ['the otter two', 1],
      ]);
      const pointsOf = new Map(scores);
      expect(pointsOf.get('the walrus two')).toBeGreaterThan(pointsOf.get('the walrus one') ?? NaN);
    },
  );

  it('no points of another section, however often its heading has a word', () => {
    expect(
      headings(
        ranked('walrus ', [
          ['walrus '.repeat(200), 0],
          ['otter', 1],
        ]),
      ),
    ).toEqual(['walrus '.repeat(200)]);
  });

  it('less than one that has all the words itself', () => {
    const scores = ranked('walrus otter ', [
      ['the walrus', 0],
      ['the otter', 0],
      ['an otter and walrus', 1],
    ]);
    expect(headings(scores)[0]).toBe('an otter and walrus');
  });

  it('the same, whether its page has a word once or in several sections', () => {
    const [once, often] = [1, 3].map((count) =>
      ranked('walrus otter ', [
        ['the walrus', 0],
        ...Array.from({length: 3}, (_, i) => ['the otter', i < count ? 0 : i] as const),
      ]).find(([heading]) => heading === 'the walrus'),
    );
    expect(once?.[1]).toBeCloseTo(often?.[1] ?? NaN);
  });

  it('nothing if it is not allowed', () => {
    const sections = [['walrus one', 0] as const, ['walrus two', 1] as const];
    expect(headings(ranked('walrus ', sections, (document) => document === 2))).toEqual([
      'walrus two',
    ]);
  });
});
