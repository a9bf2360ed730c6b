import type {Database, Found} from './database';
import type {EntryTokens} from './entryTokens';
import {isVerbatim, proximityOf} from './proximity';
import {bonuses, comparedEntries, phraseEntries} from './rankingWeights';
import {chineseAndJapanese} from '../../words/grammar';
import {fold, tokenize, withoutCompounds} from '../../words/tokens';

const letter = String.raw`[\p{L}\p{N}]`;
const wordOfPhrase = new RegExp(`${letter}+`, 'gu');
const between = String.raw`[^\p{L}\p{N}]+`;
/** A letter that a word cannot end before: in Chinese and Japanese it can before each. */
const edge = `(?![${chineseAndJapanese}])${letter}`;

/** The most texts that are asked for at a time to look for a phrase in them. */
const phraseStep = 32;

/**
 * Returns the best of the entries that hold every quoted phrase; all of them hold its words.
 * Those whose text has not come are left out.
 */
function withPhrases(database: Database, {plan: {phrases}, hits}: Found): Found['hits'] {
  if (phrases.length === 0) {
    return hits;
  }
  const wanted = phrases.map(
    ({text}) =>
      new RegExp(
        `(?<!${edge})${(fold(text).match(wordOfPhrase) ?? []).join(between)}(?!${edge})`,
        'u',
      ),
  );
  let missing = 0;
  return hits.slice(0, phraseEntries).filter(({entry}) => {
    if (missing < phraseStep && !database.hasText(entry)) {
      missing++;
    }
    const texts = [fold(entry.heading), fold(entry.content)];
    return wanted.every((phrase) => texts.some((text) => phrase.test(text)));
  });
}

/**
 * Ranks the best entries again by what counts of words do not show: whether the words
 * stand together, and whether a heading has no others. The bonuses are in
 * `rankingWeights.ts`.
 */
export function rerank(database: Database, found: Found, entryTokens: EntryTokens): Found['hits'] {
  const hits = withPhrases(database, found);
  const wanted = found.plan.concepts.filter(({isWanted}) => isWanted);
  const sure = new Set(
    wanted.flatMap(({expansions}) =>
      expansions.filter(({weight}) => weight >= 0.6).map(({term}) => term),
    ),
  );
  const proximity = proximityOf(wanted);
  const isTextRead = found.plan.words.length > 1;
  const ranked = hits.slice(0, comparedEntries).map(({entry, score}) => {
    if (isTextRead) {
      database.hasText(entry);
    }
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
