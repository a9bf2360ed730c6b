import type {MarkedText, Piece} from '../answers';
import {tokenize, type Token} from '../../words/tokens';

interface Span {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/** The length of an excerpt in characters. */
const excerptLength = 160;

/** The longest word, in characters, that an excerpt is moved by to show it whole. */
const maxWordLength = 24;

/** Finds the matching words of a text; of a compound and its parts, the longest. */
function spansOf(tokens: readonly Token[], terms: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const {term, start, end} of tokens) {
    const last = spans.at(-1);
    if (terms.has(term) && !(last && start < last.end)) {
      spans.push({start, end, term});
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
export function markWhole(text: string, terms: ReadonlySet<string>): MarkedText {
  return pieces(text, spansOf(tokenize(text), terms), 0, text.length);
}

/**
 * Returns the part of a text that holds the most different ones of `terms`, marked.
 *
 * @param tokens the words of the text.
 */
export function markExcerpt(
  text: string,
  tokens: readonly Token[],
  terms: ReadonlySet<string>,
): MarkedText {
  const spans = spansOf(tokens, terms);
  let [first, highest] = [0, 0];
  spans.forEach(({start}, i) => {
    const near = new Set<string>();
    for (let j = i; (spans[j]?.end ?? Infinity) <= start + excerptLength * 0.75; j++) {
      near.add(spans[j]?.term ?? '');
    }
    if (near.size > highest) {
      [first, highest] = [i, near.size];
    }
  });
  const centre = spans[first]?.start ?? 0;
  let from = Math.max(0, centre - excerptLength / 4);
  let to = Math.min(text.length, from + excerptLength);
  from = Math.max(0, Math.min(from, to - excerptLength));
  if (from > 0) {
    const space = text.indexOf(' ', from);
    from = space >= 0 && space - from < maxWordLength ? space + 1 : from;
  }
  if (to < text.length) {
    const space = text.lastIndexOf(' ', to);
    to = to - space < maxWordLength && space > from ? space : to;
  }
  const marked = pieces(text, spans, from, to);
  return [
    ...(from > 0 ? [{text: '… ', isMatch: false}] : []),
    ...marked,
    ...(to < text.length ? [{text: ' …', isMatch: false}] : []),
  ];
}
