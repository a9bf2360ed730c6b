import {hasShardPrefix} from '../../shared';
import {compoundWeight, joinedWeight, stopwordWeight} from './rankingWeights';
import type {TextIndex} from './textIndex';
import {isStopword} from '../isStopword';
import {expressionOf} from '../../words/expressionOf';
import {tokenize, withoutCompounds, type Token} from '../../words/tokens';
import {withoutInvisible} from '../../words/withoutInvisible';
import type {Expansion} from './vocabulary';

/** A word of the query with the known words that it may stand for. */
export interface Concept {
  readonly typed: string;
  /** The likeliest first. */
  readonly expansions: readonly Expansion[];
  /** The weight of a match; the rarer the word, the higher the weight. */
  readonly rarity: number;
  /** Whether a document should contain it; otherwise a match is only a bonus. */
  readonly isWanted: boolean;
  /** Whether it is a stop word, such as "the". */
  readonly isStopword: boolean;
  /** Whether it was typed only as part of an identifier or a bound that is found whole. */
  readonly isPart: boolean;
  /** The typed word that is on no page; the concept is a guess at it, or has no expansions. */
  readonly insteadOf?: string | undefined;
}

/** A quoted phrase with its words. */
interface Phrase {
  readonly text: string;
  readonly terms: readonly string[];
}

/** A parsed query. */
export interface QueryPlan {
  /** The expression that the query is, if it is one. */
  readonly expression: string | undefined;
  /** The words as they were typed, in order. */
  readonly words: readonly string[];
  readonly concepts: readonly Concept[];
  /** Quoted phrases, which must match word for word. */
  readonly phrases: readonly Phrase[];
}

/** The maximum length of a query in characters; the rest is ignored. */
const maxQueryLength = 200;
const maxConcepts = 16;

const quoted = /["“”«»„]([^"“”«»„]+)["“”«»„]/g;

/**
 * Matches one lowercase letter. A single Chinese character does not match, because it may be a
 * word.
 */
const singleLetter = /^\p{Ll}$/u;

/** Treats single letters, such as the article "a", as stop words if another word says more. */
function withoutLetters(concepts: readonly Concept[]): readonly Concept[] {
  const isLetter = ({typed, isStopword}: Concept) => !isStopword && singleLetter.test(typed);
  const hasOtherWord = concepts.some(
    (concept) => concept.expansions.length > 0 && !concept.isStopword && !isLetter(concept),
  );
  return concepts.map((concept) =>
    hasOtherWord && isLetter(concept)
      ? {...concept, isStopword: true, rarity: concept.rarity * stopwordWeight}
      : concept,
  );
}

/** Two consecutive words of a query that pages write as one. */
interface Joined {
  readonly term: string;
  readonly halves: readonly string[];
}

/**
 * Finds pairs of words that are known as one word: `sub array` is also `subarray`. Numbers and
 * single letters are not joined.
 */
const joinedWords = ({vocabulary}: TextIndex, words: readonly Token[]): readonly Joined[] =>
  words
    .slice(1)
    .map(({term}, i) => [words[i]?.term ?? '', term])
    .map((halves) => ({term: halves.join(''), halves}))
    .filter(
      ({term, halves}) =>
        halves.every((half) => hasShardPrefix(half) && !isStopword(half)) &&
        !/\d/.test(term) &&
        vocabulary.has(term),
    );

/**
 * Returns the groups of consecutive words that may be one identifier or keyword: two to four words,
 * or all. To find a group that begins with a single letter, more of the index would be needed.
 */
const groupsOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.flatMap((first, i) =>
    [2, 3, 4, words.length]
      .filter(
        (length) =>
          length > 1 &&
          i + length <= words.length &&
          (hasShardPrefix(first) || length === words.length),
      )
      .map((length) => words.slice(i, i + length)),
  );

const asJoined = (term: string, weight: number): Expansion => ({term, weight});

/**
 * Returns the weight of a match of a word; the rarer the word, the higher the weight. A word that is
 * not known is as common as all words that it begins.
 */
function rarityOf(
  index: TextIndex,
  documentCount: number,
  expansions: readonly Expansion[],
): number {
  const isTyped = expansions[0]?.weight === 1;
  const known = expansions
    .filter(({weight}) => weight > 0.8 || !isTyped)
    .reduce((sum, expansion) => {
      const occurrences = index.occurrences(expansion);
      return expansion.weight > 0.8 ? Math.max(sum, occurrences) : sum + occurrences;
    }, 0);
  const count = Math.min(known, documentCount);
  return Math.log(1 + (documentCount - count + 0.5) / (count + 0.5));
}

/** Adds a concept, unless the query has it already, or has too many. */
type AddConcept = (
  typed: string,
  expansions: readonly Expansion[],
  properties?: Partial<Pick<Concept, 'isWanted' | 'isPart' | 'insteadOf'>>,
) => void;

/** Returns a function that adds concepts of a query to a map, by their typed words. */
const adderTo =
  (concepts: Map<string, Concept>, index: TextIndex, documentCount: number): AddConcept =>
  (typed, expansions, {isWanted = true, isPart = false, insteadOf} = {}) => {
    if (concepts.size >= maxConcepts || concepts.has(typed)) {
      return;
    }
    // Of equally similar words, the most frequent one is most likely meant.
    const likeliest = [...expansions].sort(
      (a, b) => b.weight - a.weight || index.occurrences(b) - index.occurrences(a),
    );
    // A guess at a stop word says as little as the stop word.
    const isStop = isStopword(insteadOf === typed ? (likeliest[0]?.term ?? typed) : typed);
    const weight = isStop
      ? stopwordWeight
      : isWanted || singleLetter.test(typed)
        ? 1
        : compoundWeight;
    concepts.set(typed, {
      typed,
      expansions: likeliest,
      rarity: weight * rarityOf(index, documentCount, likeliest),
      isWanted,
      isStopword: isStop,
      isPart,
      insteadOf,
    });
  };

/** Adds a word; one that is on no page is searched by its halves or by similar words. */
function addWord(
  index: TextIndex,
  add: AddConcept,
  term: string,
  expansions: readonly Expansion[],
  properties: Pick<Concept, 'isWanted' | 'isPart'>,
): void {
  const {vocabulary} = index;
  const isGuess = expansions.every((expansion) => expansion.isGuess);
  const halves = isGuess && vocabulary.split(term, expansions.length === 0);
  if (halves) {
    halves.forEach((half) => add(half, vocabulary.expand(half, false), {insteadOf: term}));
  } else {
    // The word certainly means one of its guesses, so the likeliest one counts like a known word.
    const highest = isGuess ? Math.max(...expansions.map(({weight}) => weight)) : 1;
    add(
      term,
      expansions.map((expansion) => ({...expansion, weight: expansion.weight / highest})),
      {...properties, insteadOf: isGuess ? term : undefined},
    );
  }
}

/** Returns the quoted phrases of a query. */
const phrasesOf = (text: string): Phrase[] =>
  [...text.matchAll(quoted)]
    .map(([, phrase = '']) => ({
      text: phrase,
      terms: withoutCompounds(tokenize(phrase)).map(({term}) => term),
    }))
    .filter(({terms}) => terms.length > 0);

/** Parses a query; a query of only punctuation has no concepts. */
export function planQuery(index: TextIndex, documentCount: number, query: string): QueryPlan {
  const text = withoutInvisible(query).slice(0, maxQueryLength);
  const tokens = tokenize(text);
  const words = withoutCompounds(tokens);
  const isLast = (end: number) => end === text.length;
  const concepts = new Map<string, Concept>();
  const add = adderTo(concepts, index, documentCount);
  const joined = joinedWords(index, words);
  let compound = {end: 0, isKnown: false};
  /**
   * The end of the last compound that was found whole. Possessives do not count, because their
   * part is the actual word.
   */
  let endOfFound = 0;
  for (const {term, start, end, isCompound} of tokens) {
    // The last part of a known compound is complete, and a single letter of an unknown one says
    // nothing.
    const isWhole =
      start < compound.end && !isCompound && (compound.isKnown || !hasShardPrefix(term));
    const expansions = index.vocabulary.expand(term, isLast(end) && !isWhole);
    const whole = joined.filter(({halves}) => halves.includes(term));
    if (isCompound) {
      compound = {end, isKnown: index.vocabulary.has(term)};
      const isFound = expansions.some(({term: known}) => known.startsWith(term));
      if (isFound && !term.endsWith("'s")) {
        endOfFound = Math.max(endOfFound, end);
      }
      // An unknown compound is searched by its parts and by very similar compounds.
      const alike = expansions.filter(({weight}) => weight > 0.3);
      const others = alike.length > 0 ? [] : index.vocabulary.sameSubscripts(term);
      add(term, [...alike, ...others], {isWanted: false, insteadOf: others[0] && term});
    } else if (whole.length > 0) {
      const sure = expansions.filter((expansion) => !expansion.isGuess);
      add(term, [...sure, ...whole.map((one) => asJoined(one.term, joinedWeight))]);
    } else {
      addWord(index, add, term, expansions, {
        // The last letter of an unknown compound may be the beginning of a word that is still
        // being typed.
        isWanted: !(isWhole && !compound.isKnown && isLast(end)),
        isPart: start < endOfFound,
      });
    }
  }
  const typed = words.map(({term}) => term);
  const groups = groupsOf(typed);
  // The words of an identifier say enough, unless one is a stop word: `out of range` is also
  // `out_of_range`.
  const identifiers = groups
    .filter((group) => group.some(isStopword))
    .map((group) => group.join('_'))
    .filter((term) => index.vocabulary.has(term));
  [...joined.map(({term}) => term), ...identifiers].forEach((term) =>
    add(term, [asJoined(term, 1)], {isWanted: false}),
  );
  // A keyword of a page is not a word of the page's text.
  groups
    .flatMap((group) => index.vocabulary.formsOf(group.join(' ')))
    .forEach((keyword) => add(keyword, [asJoined(keyword, 1)], {isWanted: false, isPart: true}));
  return {
    expression: expressionOf(text),
    words: typed,
    concepts: withoutLetters([...concepts.values()]),
    phrases: phrasesOf(text),
  };
}
