import type {Corpus} from './corpus';
import {Random} from './random';

/** A generated article. */
export interface Article {
  readonly name: string;
  readonly markdown: string;
}

const seed = 20_250_101;

/**
 * One of this many longer words is coined. If sentences only recurred, a thousand articles would
 * have no more distinct words than ten. With this share the vocabulary grows as in real text, with
 * about the 0.6th power of its length (Heaps' law).
 */
const wordsPerCoinage = 30;

const isCoined = (random: Random) => random.between(1, wordsPerCoinage) === 1;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const times = <T>(count: number, make: () => T): T[] => Array.from({length: count}, make);

/** Joins the start of one word and the end of another. */
function coin(random: Random, words: readonly string[]): string {
  const head = random.pick(words);
  const tail = random.pick(words);
  return head.slice(0, Math.ceil(head.length * 0.6)) + tail.slice(-Math.ceil(tail.length * 0.4));
}

function writeArticle(
  random: Random,
  {headings, sentences, code, words}: Corpus,
  position: number,
): string {
  const vary = (text: string) =>
    text.replace(/\b[a-z]{5,}\b/g, (word) => (isCoined(random) ? coin(random, words) : word));
  const paragraph = () =>
    times(random.between(2, 5), () => vary(random.pick(sentences))).join(' ') + '\n';
  const section = () =>
    [
      `## ${vary(random.pick(headings))}\n`,
      ...times(random.between(2, 5), paragraph),
      ...times(random.between(0, 1), () => `\`\`\`cpp\n${vary(random.pick(code))}\n\`\`\`\n`),
    ].join('\n');
  const name = times(random.between(2, 4), () => random.pick(words)).join(' ');
  return [
    `---\ntitle: ${capitalised(name)} ${coin(random, words)}`,
    `description: About ${times(8, () => random.pick(words)).join(' ')}.`,
    `sidebar_position: ${position}\n---\n`,
    paragraph(),
    ...times(random.between(6, 10), section),
  ].join('\n');
}

/** Generates articles from a site's own text, always the same articles from the same text. */
export function makeArticles(corpus: Corpus, count: number): Article[] {
  const random = new Random(seed);
  return Array.from({length: count}, (_, index) => ({
    name: `generated-${String(index + 1).padStart(4, '0')}`,
    markdown: writeArticle(random, corpus, index + 1),
  }));
}
