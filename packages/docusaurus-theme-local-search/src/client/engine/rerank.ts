import type {Found} from './database';
import type {EntryTokens} from './entryTokens';
import {isVerbatim, proximityOf} from './proximity';
import {bonuses, comparedEntries} from './rankingWeights';
import {fold, tokenize, withoutCompounds} from './tokens';

const between = String.raw`[^\p{L}\p{N}]+`;
const edge = String.raw`[\p{L}\p{N}]`;

/** Returns the entries that hold every quoted phrase; all of them hold its words. */
function withPhrases({plan: {phrases}, hits}: Found): Found['hits'] {
  if (phrases.length === 0) {
    return hits;
  }
  const wanted = phrases.map(
    (words) => new RegExp(`(?<!${edge})${words.join(between)}(?!${edge})`, 'u'),
  );
  return hits.filter(({entry}) => {
    const texts = [fold(entry.heading), fold(entry.content)];
    return wanted.every((phrase) => texts.some((text) => phrase.test(text)));
  });
}

/**
 * Ranks the best entries again by what counts of words do not show: whether the words
 * stand together, and whether a heading has no others. The bonuses are in
 * `rankingWeights.ts`.
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
  const ranked = hits.slice(0, comparedEntries).map(({entry, score}) => {
    const heading = withoutCompounds(tokenize(entry.heading));
    const matched = heading.filter(({term}) => sure.has(term)).length / Math.max(1, heading.length);
    const factor =
      1 +
      bonuses.wholeHeading * matched +
      (proximity
        ? bonuses.nearInHeading * proximity(heading) +
          bonuses.nearInContent * proximity(entryTokens.of(entry))
        : 0) +
      (isVerbatim(entryTokens.of(entry), found.plan.words) ? bonuses.verbatimInContent : 0);
    return {entry, score: score * factor};
  });
  return [...ranked.sort((a, b) => b.score - a.score), ...hits.slice(comparedEntries)];
}
