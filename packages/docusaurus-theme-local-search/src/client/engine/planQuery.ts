import {isBeginning} from '../../shared';
import {compoundWeight, joinedWeight, stopwordWeight} from './rankingWeights';
import type {TextIndex} from './textIndex';
import {isStopword} from '../isStopword';
import {phraseOf, tokenize, withoutCompounds, type Token} from '../../words/tokens';
import type {Expansion} from './vocabulary';

/** A word of the query with the known words that it may stand for. */
export interface Concept {
  readonly typed: string;
  readonly expansions: readonly Expansion[];
  /** The weight of a match: the rarer the word, the higher. */
  readonly rarity: number;
  /** Whether a document should hold it; else a match is a bonus. */
  readonly isWanted: boolean;
  /** Whether it is a word like "the", which says little. */
  readonly isStopword: boolean;
  /** Whether it was typed as a part, and no more, of an identifier or a bound that is found whole. */
  readonly isPart: boolean;
  /** What was typed and is on no page; the concept is a guess at it, or has no expansions. */
  readonly insteadOf?: string | undefined;
}

/** A quoted phrase with its words. */
interface Phrase {
  readonly text: string;
  readonly terms: readonly string[];
}

/** A query, read. */
export interface QueryPlan {
  /** The words as they were typed, in their order. */
  readonly words: readonly string[];
  readonly concepts: readonly Concept[];
  /** Quoted phrases: what must be there word for word. */
  readonly phrases: readonly Phrase[];
}

/** The longest query, in characters; the rest is not read. */
const maxQueryLength = 200;
const maxConcepts = 16;

const quoted = /["“”«»„]([^"“”«»„]+)["“”«»„]/g;

/** A letter of those that words are made of: a character of Chinese may be a word. */
const singleLetter = /^\p{Ll}$/u;

/** Makes single letters, such as the article "a", stopwords where another word tells more. */
function withoutLetters(concepts: readonly Concept[]): readonly Concept[] {
  const isLetter = ({typed, isStopword}: Concept) => !isStopword && singleLetter.test(typed);
  const isTelling = concepts.some(
    (concept) => concept.expansions.length > 0 && !concept.isStopword && !isLetter(concept),
  );
  return concepts.map((concept) =>
    isTelling && isLetter(concept)
      ? {...concept, isStopword: true, rarity: concept.rarity * stopwordWeight}
      : concept,
  );
}

/** Two words of a query, one after the other, that pages have as one. */
interface Joined {
  readonly term: string;
  readonly halves: readonly string[];
}

/** Finds words that are known in one: `sub array` is `subarray` too. Numbers and letters are not put together. */
const joinedWords = ({vocabulary}: TextIndex, words: readonly Token[]): readonly Joined[] =>
  words
    .slice(1)
    .map(({term}, i) => [words[i]?.term ?? '', term])
    .map((halves) => ({term: halves.join(''), halves}))
    .filter(
      ({term, halves}) =>
        halves.every((half) => isBeginning(half) && !isStopword(half)) &&
        !/\d/.test(term) &&
        vocabulary.has(term),
    );

const asJoined = (term: string, weight: number): Expansion => ({
  term,
  weight,
  isOfHeadings: false,
  isGuess: false,
});

/** Reads a query; one of punctuation alone has no concepts. */
export function planQuery(index: TextIndex, documentCount: number, query: string): QueryPlan {
  const text = query.slice(0, maxQueryLength);
  const tokens = tokenize(text);
  const words = withoutCompounds(tokens);
  const isLast = (end: number) => end === text.trimEnd().length && !/\s$/.test(text);
  const concepts = new Map<string, Concept>();
  const add = (
    typed: string,
    expansions: readonly Expansion[],
    {isWanted = true, isPart = false, insteadOf}: Partial<Concept> = {},
  ) => {
    if (concepts.size >= maxConcepts || concepts.has(typed)) {
      return;
    }
    const occurrences = Math.max(
      0,
      ...expansions.map((expansion) => (expansion.weight > 0.8 ? index.occurrences(expansion) : 0)),
    );
    const known =
      occurrences || expansions.reduce((sum, expansion) => sum + index.occurrences(expansion), 0);
    const count = Math.min(known, documentCount);
    const isLittle = isStopword(typed);
    const weight = isLittle
      ? stopwordWeight
      : isWanted || singleLetter.test(typed)
        ? 1
        : compoundWeight;
    const rarity = weight * Math.log(1 + (documentCount - count + 0.5) / (count + 0.5));
    concepts.set(typed, {
      typed,
      expansions,
      rarity,
      isWanted,
      isStopword: isLittle,
      isPart,
      insteadOf,
    });
  };
  const joined = joinedWords(index, words);
  let compound = {end: 0, isKnown: false};
  /** Where the last compound ends that is found whole; of a possessive the part is the word. */
  let endOfFound = 0;
  for (const {term, start, end, isCompound} of tokens) {
    // The last part of a known compound is whole, and one letter of an unknown one says nothing.
    const isWhole = start < compound.end && !isCompound && (compound.isKnown || !isBeginning(term));
    const expansions = index.vocabulary.expand(term, isLast(end) && !isWhole);
    if (isCompound) {
      compound = {end, isKnown: index.vocabulary.has(term)};
      const isFound = expansions.some(({term: known}) => known.startsWith(term));
      if (isFound && !term.endsWith("'s")) {
        endOfFound = Math.max(endOfFound, end);
      }
      // An unknown compound is searched by its parts, and by compounds that are much like it.
      const alike = expansions.filter(({weight}) => weight > 0.3);
      const others = alike.length > 0 ? [] : index.vocabulary.sameSubscripts(term);
      add(term, [...alike, ...others], {
        isWanted: false,
        insteadOf: others[0] && term,
      });
      continue;
    }
    const whole = joined.filter(({halves}) => halves.includes(term));
    if (whole.length > 0) {
      const sure = expansions.filter((expansion) => !expansion.isGuess);
      add(term, [...sure, ...whole.map((one) => asJoined(one.term, joinedWeight))]);
      continue;
    }
    const isGuess = expansions.every((expansion) => expansion.isGuess);
    const halves = isGuess && index.vocabulary.split(term, expansions.length === 0);
    if (halves) {
      halves.forEach((half) => add(half, index.vocabulary.expand(half, false), {insteadOf: term}));
    } else {
      add(term, expansions, {
        // The letter that an unknown compound ends with is the beginning of what comes next.
        isWanted: !(isWhole && !compound.isKnown && isLast(end)),
        isPart: start < endOfFound,
        insteadOf: isGuess ? term : undefined,
      });
    }
  }
  joined.forEach(({term}) => add(term, [asJoined(term, 1)], {isWanted: false}));
  // What was typed may be one of a page's keywords, which are no words of its text.
  const phrase = phraseOf(tokens);
  if (index.vocabulary.has(phrase)) {
    add(phrase, [asJoined(phrase, 1)], {isWanted: false, isPart: true});
  }
  return {
    words: words.map(({term}) => term),
    concepts: withoutLetters([...concepts.values()]),
    phrases: [...text.matchAll(quoted)]
      .map(([, phrase = '']) => ({
        text: phrase,
        terms: withoutCompounds(tokenize(phrase)).map(({term}) => term),
      }))
      .filter(({terms}) => terms.length > 0),
  };
}
