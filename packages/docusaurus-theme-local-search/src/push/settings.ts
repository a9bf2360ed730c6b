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

/**
 * Returns the id of the index that the environment names, or the usual one.
 *
 * @throws Error when it is none.
 */
export function indexOf({SEARCH_INDEX}: Environment): string {
  const given = SEARCH_INDEX?.trim() ?? '';
  const index = given === '' ? usualIndex : given;
  if (!indexId.isRight(index)) {
    throw new Error(`SEARCH_INDEX ${indexId.is}.`);
  }
  return index;
}

/**
 * Reads from the environment where entries go.
 *
 * @throws Error naming each variable that is missing or wrong, and never what a key is.
 */
export function readSettings(environment: Environment): PushSettings {
  // What is read from a file ends with a line break.
  const given = {
    SEARCH_ENDPOINT: environment.SEARCH_ENDPOINT?.trim() ?? '',
    SEARCH_COLLECTION: environment.SEARCH_COLLECTION?.trim() ?? '',
    SEARCH_WRITE_KEY: environment.SEARCH_WRITE_KEY?.trim() ?? '',
  };
  const names = Object.keys(needed) as (keyof typeof needed)[];
  const missing = names.filter((name) => given[name] === '');
  if (missing.length > 0) {
    throw new Error(missing.map((name) => `${name} is not set: ${needed[name]}.`).join('\n'));
  }
  const wrong = names.filter((name) => !rules[name].isRight(given[name]));
  if (wrong.length > 0) {
    throw new Error(wrong.map((name) => `${name} ${rules[name].is}.`).join('\n'));
  }
  return {
    endpoint: given.SEARCH_ENDPOINT,
    collectionId: given.SEARCH_COLLECTION,
    writeKey: given.SEARCH_WRITE_KEY,
    index: indexOf(environment),
  };
}
