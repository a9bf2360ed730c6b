import {
  collectionName,
  indexId,
  serviceAddress,
  serviceKey,
  usualIndex,
  type Rule,
} from '../serviceRules';

/** Where entries are pushed to. */
export interface PushSettings {
  readonly endpoint: string;
  readonly collectionId: string;
  readonly writeKey: string;
  readonly index: string;
}

/** Environment variables, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables without which nothing is pushed, with what each is. */
const needed = {
  SEARCH_ENDPOINT: 'the address of the OramaCore server',
  SEARCH_COLLECTION: 'the id of the collection',
  SEARCH_WRITE_KEY: 'the key that may change the collection',
} as const;

/** What each of them must be. */
const rules = {
  SEARCH_ENDPOINT: serviceAddress,
  SEARCH_COLLECTION: collectionName,
  SEARCH_WRITE_KEY: serviceKey,
} as const satisfies Record<keyof typeof needed, Rule>;

/** The id of the index that the environment names, or the usual one. */
export const indexOf = ({SEARCH_INDEX = ''}: Environment): string =>
  SEARCH_INDEX === '' ? usualIndex : SEARCH_INDEX;

/**
 * Reads from the environment where entries go.
 *
 * @throws Error naming each variable that is missing or wrong, and never what a key is.
 */
export function readSettings(environment: Environment): PushSettings {
  const missing = Object.entries(needed).filter(([name]) => !environment[name]);
  if (missing.length > 0) {
    throw new Error(missing.map(([name, what]) => `${name} is not set: ${what}.`).join('\n'));
  }
  const wrong = Object.entries(rules).filter(
    ([name, {isRight}]) => !isRight(environment[name] ?? ''),
  );
  if (wrong.length > 0) {
    throw new Error(wrong.map(([name, {is}]) => `${name} ${is}.`).join('\n'));
  }
  const index = indexOf(environment);
  if (!indexId.isRight(index)) {
    throw new Error(`SEARCH_INDEX ${indexId.is}.`);
  }
  const {SEARCH_ENDPOINT = '', SEARCH_COLLECTION = '', SEARCH_WRITE_KEY = ''} = environment;
  return {
    endpoint: SEARCH_ENDPOINT,
    collectionId: SEARCH_COLLECTION,
    writeKey: SEARCH_WRITE_KEY,
    index,
  };
}
