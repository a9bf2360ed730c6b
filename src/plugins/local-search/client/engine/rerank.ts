import type {Found} from './database';
import type {EntryTokens} from './entryTokens';
import {proximityOf} from './proximity';
import {fold, tokenize, withoutCompounds} from './tokens';

/** As many of the best entries are looked at word by word. */
const lookedAt = 40;

/** What is added at most, as a part of the score. */
const bonus = {
  /** The heading says nothing but what is asked for. */
  wholeTitle: 0.25,
  /** The words stand together in the heading. */
  nearInTitle: 0.5,
  /** The words stand together in the text. */
  nearInText: 1,
} as const;

const between = String.raw`[^\p{L}\p{N}]+`;
const edge = String.raw`[\p{L}\p{N}]`;

/** Leaves the entries that hold every quoted phrase word for word; all hold its words. */
function withPhrases({plan: {phrases}, hits}: Found): Found['hits'] {
  if (phrases.length === 0) {
    return hits;
  }
  const wanted = phrases.map(
    (words) => new RegExp(`(?<!${edge})${words.join(between)}(?!${edge})`, 'u'),
  );
  return hits.filter(({entry}) => {
    const texts = [fold(entry.title), fold(entry.content)];
    return wanted.every((phrase) => texts.some((text) => phrase.test(text)));
  });
}

/**
 * Ranks anew what word counts cannot tell apart: whether the words stand together, and
 * whether they are all that a heading says.
 */
export function rerank(found: Found, entryTokens: EntryTokens): Found['hits'] {
  const hits = withPhrases(found);
  const wanted = found.plan.concepts.filter(({isWanted}) => isWanted);
  const sure = new Set(
    wanted.flatMap(({expansions}) =>
      expansions.filter(({weight}) => weight >= 0.6).map(({term}) => term),
    ),
  );
  const proximity = proximityOf(wanted);
  const ranked = hits.slice(0, lookedAt).map(({entry, score}) => {
    const title = withoutCompounds(tokenize(entry.title));
    const said = title.filter(({term}) => sure.has(term)).length / Math.max(1, title.length);
    const factor =
      1 +
      bonus.wholeTitle * said +
      (proximity
        ? bonus.nearInTitle * proximity(title) + bonus.nearInText * proximity(entryTokens.of(entry))
        : 0);
    return {entry, score: score * factor};
  });
  return [...ranked.sort((a, b) => b.score - a.score), ...hits.slice(lookedAt)];
}
