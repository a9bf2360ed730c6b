import {describe, expect, it} from 'vitest';
import type {Part} from '../../../shared';
import {Parts} from '../parts';
import {planQuery} from '../planQuery';
import {score} from '../score';
import {TextIndex} from '../textIndex';

/** Scores sections, each with its heading and the number of its page, from the best on. */
function ranked(
  query: string,
  sections: readonly (readonly [heading: string, page: number])[],
  isAllowed: (document: number) => boolean = () => true,
  missing: readonly Part[] = [],
): [heading: string, score: number][] {
  const parts = new Parts();
  parts.add('words-0');
  parts.add('vocabulary');
  const index = new TextIndex(parts, 1);
  sections.forEach(([heading]) => index.addPage('', [heading]));
  const plan = planQuery(index, sections.length, query);
  const documents = {
    count: sections.length,
    pageOf: (document: number) => sections[document - 1]?.[1] ?? NaN,
  };
  return score(index, documents, plan, isAllowed, {missing})
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

  // Each word is in one section, so each section has a fifth of the query.
  const scattered = [
    ['walrus', 0],
    ['otter', 1],
    ['heron', 2],
    ['lynx', 3],
    ['ibex', 4],
  ] as const;

  it('if it has only few of the words, but no section has more', () => {
    expect(headings(ranked('walrus otter heron lynx ibex ', scattered))).toEqual(
      scattered.map(([heading]) => heading),
    );
  });

  it('nothing if it has only few of the words, and another section has more', () => {
    const scores = ranked('walrus otter heron lynx ibex ', [...scattered, ['otter and lynx', 5]]);
    expect(headings(scores)).toEqual(['otter and lynx']);
  });

  it('nothing if it has only few of the words, as long as files are missing that may show more', () => {
    expect(ranked('walrus otter heron lynx ibex ', scattered, () => true, ['words-0'])).toEqual([]);
  });

  it('nothing if it is not allowed', () => {
    const sections = [['walrus one', 0] as const, ['walrus two', 1] as const];
    expect(headings(ranked('walrus ', sections, (document) => document === 2))).toEqual([
      'walrus two',
    ]);
  });
});
