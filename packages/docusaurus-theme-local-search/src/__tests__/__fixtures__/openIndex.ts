import {answerQuery, type Question} from '../../client/engine/answerQuery';
import type {Answer} from '../../client/answers';
import {Database} from '../../client/engine/database';
import {EntryTokens} from '../../client/engine/entryTokens';
import {makeIndex, type Sizes} from '../../server/makeIndex';
import {loadStemmer} from '../../server/languages';
import type {HeadingsFile} from '../../headingsFile';
import type {Page, Part, TextFile, VocabularyFile, WordsFile} from '../../shared';

/** Opens a database with only the first file. */
export function openDatabase([header, ...lines]: HeadingsFile, wordsFiles: number): Database {
  const database = new Database(header, wordsFiles);
  lines.forEach((pages) => database.addPages(pages));
  return database;
}

/** An index in memory, as a browser opens it: only the first file is loaded. */
export interface OpenIndex {
  /** Answers from the loaded parts. */
  readonly answer: (question: Question) => Answer;
  /** Answers, and fetches missing parts until the answer is complete. */
  readonly answerWhole: (question: Question) => Answer;
  /** Fetches the parts that the last answer was missing. */
  readonly fetchMissing: () => void;
  /** Fetches all parts. */
  readonly fetchAll: () => void;
  /** The loaded parts, except for the first file. */
  readonly fetched: readonly Part[];
}

/** Opens an index of English pages. */
export function openIndex(pages: readonly Page[], sizes?: Sizes): OpenIndex {
  const index = makeIndex('current', pages, loadStemmer('english'), sizes);
  const database = openDatabase(
    index.parts.get('headings') as HeadingsFile,
    index.fileCounts.words,
  );
  const entryTokens = new EntryTokens();
  const fetched: Part[] = [];
  const fetchPart = (part: Part) => {
    fetched.push(part);
    const content = index.parts.get(part);
    const [kind, file] = part.split('-');
    if (content === undefined) {
      throw new Error(`The index has no ${part}.`);
    } else if (kind === 'words') {
      database.addWords(Number(file), content as WordsFile);
    } else if (kind === 'text') {
      database.addTexts(Number(file), content as TextFile);
    } else {
      database.addVocabulary(content as VocabularyFile);
    }
  };
  const answer = (question: Question) => answerQuery(database, entryTokens, question);
  const fetchMissing = () => database.parts.missing.forEach(fetchPart);
  const answerWhole = (question: Question): Answer => {
    for (;;) {
      const answered = answer(question);
      if (answered.isComplete) {
        return answered;
      }
      fetchMissing();
    }
  };
  const fetchAll = () =>
    [...index.parts.keys()].filter((part) => part !== 'headings').forEach(fetchPart);
  return {answer, answerWhole, fetchMissing, fetchAll, fetched};
}
