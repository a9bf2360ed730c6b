import type {MarkedText, Piece} from '../answers';
import {tokenize, type Token} from '../../words/tokens';

interface Span {
  readonly start: number;
  end: number;
}

/** A word to mark: the concept of the query that it stands for, and its weight. */
interface Mark {
  readonly concept: string;
  readonly weight: number;
}

/** The words to mark. */
export type Marks = ReadonlyMap<string, Mark>;

/** The length of an excerpt in characters. */
const excerptLength = 160;

/** An excerpt is moved by at most this many characters to show a word whole. */
const maxWordLength = 24;

/**
 * The length of the text whose words are counted together. The excerpt begins a quarter of its
 * length before this text, and its end may move back.
 */
const countedLength = excerptLength * 0.75 - maxWordLength;

/** Finds the matching words of a text; overlapping ones count as one span. */
function spansOf(tokens: readonly Token[], terms: Marks): Span[] {
  const spans: Span[] = [];
  for (const {term, start, end} of tokens) {
    const last = spans.at(-1);
    if (terms.has(term) && last && start < last.end) {
      last.end = Math.max(last.end, end);
    } else if (terms.has(term)) {
      spans.push({start, end});
    }
  }
  return spans;
}

function pieces(text: string, spans: readonly Span[], from: number, to: number): Piece[] {
  const result: Piece[] = [];
  const push = (start: number, end: number, isMatch: boolean) => {
    if (end > start) {
      result.push({text: text.slice(start, end), isMatch});
    }
  };
  let at = from;
  for (const {start, end} of spans.filter((span) => span.start >= from && span.end <= to)) {
    push(at, start, false);
    push(start, end, true);
    at = end;
  }
  push(at, to, false);
  return result;
}

/** Marks the words of a text that are among `terms`. */
export function markWhole(text: string, terms: Marks): MarkedText {
  return pieces(text, spansOf(tokenize(text), terms), 0, text.length);
}

const inIdentifier = /[\p{L}\p{M}\p{N}_]/u;

/** Moves a cut inside an identifier to the identifier's start, unless that is far away. */
function beforeIdentifier(text: string, cut: number): number {
  const isWithin = (at: number) =>
    inIdentifier.test(text.charAt(at - 1)) && inIdentifier.test(text.charAt(at));
  let at = cut;
  while (isWithin(at) && cut - at < maxWordLength) {
    at--;
  }
  return isWithin(at) ? cut : at;
}

/** Finds the start of the group of nearby words whose weights add up to the most. */
function bestPlace(tokens: readonly Token[], terms: Marks): number {
  const matches = tokens.filter(({term}) => terms.has(term));
  let [best, highest] = [0, 0];
  matches.forEach(({start}, i) => {
    // A typed name counts once with its parts, and several forms of a word count once.
    const weights = new Map<string, number>();
    for (const {term, end} of matches.slice(i, i + excerptLength)) {
      const {concept, weight} = terms.get(term) ?? {concept: '', weight: 0};
      if (end > start + countedLength) {
        break;
      }
      weights.set(concept, Math.max(weights.get(concept) ?? 0, weight));
    }
    const sum = [...weights.values()].reduce((all, weight) => all + weight, 0);
    if (sum > highest) {
      [best, highest] = [start, sum];
    }
  });
  return best;
}

/**
 * Returns the part of a text with the expression of the query, or else with the most important words
 * of `terms`, and marks these.
 *
 * @param tokens the words of the text.
 * @param expression the expression that the query is, if it is one.
 */
export function markExcerpt(
  text: string,
  tokens: readonly Token[],
  terms: Marks,
  expression: string | undefined,
): MarkedText {
  const place = expression ? text.indexOf(expression) : -1;
  let from = Math.max(0, (place < 0 ? bestPlace(tokens, terms) : place) - excerptLength / 4);
  let to = Math.min(text.length, from + excerptLength);
  from = Math.max(0, Math.min(from, to - excerptLength));
  if (from > 0) {
    const space = text.indexOf(' ', from);
    from = space >= 0 && space - from < maxWordLength ? space + 1 : beforeIdentifier(text, from);
  }
  if (to < text.length) {
    const space = text.lastIndexOf(' ', to);
    to = to - space < maxWordLength ? space : beforeIdentifier(text, to);
  }
  return [
    ...(from > 0 ? [{text: '… ', isMatch: false}] : []),
    ...pieces(text, spansOf(tokens, terms), from, to),
    ...(to < text.length ? [{text: ' …', isMatch: false}] : []),
  ];
}
