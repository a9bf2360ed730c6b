import type {Database, Found} from './database';
import type {EntryTokens} from './entryTokens';
import {isVerbatim, proximityOf} from './proximity';
import {bonuses, comparedEntries, phraseEntries} from './rankingWeights';
import {chineseAndJapanese} from '../../words/grammar';
import {isStopword} from '../isStopword';
import {fold, phraseOf, tokenize, withoutCompounds} from '../../words/tokens';

const letter = String.raw`[\p{L}\p{N}]`;
const wordOfPhrase = new RegExp(`${letter}+`, 'gu');
const between = String.raw`[^\p{L}\p{N}]+`;
/**
 * Matches a letter that a phrase must not border on. Chinese and Japanese characters are
 * excluded, because any of them may start a new word.
 */
const edge = `(?![${chineseAndJapanese}])${letter}`;

/** The maximum number of texts that are requested at a time to search them for a phrase. */
const phraseStep = 32;

/**
 * Returns the best entries that contain every quoted phrase; all of `hits` contain its words.
 * Leaves out entries whose text is not loaded.
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
  return hits.slice(0, phraseEntries).filter(({document}) => {
    const entry = database.documents.get(document);
    if (missing < phraseStep && !database.hasText(entry)) {
      missing++;
    }
    const texts = [fold(entry.heading), fold(entry.content)];
    return wanted.every((phrase) => texts.some((text) => phrase.test(text)));
  });
}

/**
 * Ranks the best entries again by what word counts do not show: whether the words are close
 * together, and whether a heading has no other words, or is the whole query. The bonuses are in
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
  const {words, expression} = found.plan;
  const query = words.join(' ');
  // A single word that pages write as two has a proximity, too.
  const areTextsCompared = proximity !== undefined || words.length > 1;
  const ranked = hits.slice(0, comparedEntries).map(({document, score}) => {
    const entry = database.documents.get(document);
    const text = areTextsCompared && database.hasText(entry) ? entryTokens.of(entry) : [];
    const heading = withoutCompounds(tokenize(entry.heading));
    const telling = heading.filter(({term}) => !isStopword(term));
    const matched = telling.filter(({term}) => sure.has(term)).length / (telling.length || 1);
    const isQuery = phraseOf(heading) === query;
    const factor =
      1 +
      bonuses.wholeHeading * matched +
      (isQuery ? bonuses.headingIsQuery : 0) +
      (proximity
        ? bonuses.nearInHeading * proximity(heading) + bonuses.nearInContent * proximity(text)
        : 0) +
      (isVerbatim(text, query) ? bonuses.verbatimInContent : 0) +
      (expression && entry.content.includes(expression) ? bonuses.expressionInContent : 0);
    return {document, score: score * factor};
  });
  return [...ranked.sort((a, b) => b.score - a.score), ...hits.slice(comparedEntries)];
}
