import {
  collectionName,
  indexId,
  serviceAddress,
  serviceKey,
  usualIndex,
  type Rule,
} from '../serviceRules';

/** The target of a push. */
export interface PushSettings {
  readonly endpoint: string;
  readonly collectionId: string;
  readonly writeKey: string;
  readonly index: string;
}

/** Environment variables, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The required variables, with a description of each. */
const needed = {
  SEARCH_ENDPOINT: 'the address of the OramaCore server',
  SEARCH_COLLECTION: 'the id of the collection',
  SEARCH_WRITE_KEY: 'the key that may change the collection',
} as const;

/** The rule for each variable. */
const rules = {
  SEARCH_ENDPOINT: serviceAddress,
  SEARCH_COLLECTION: collectionName,
  SEARCH_WRITE_KEY: serviceKey,
} as const satisfies Record<keyof typeof needed, Rule>;

/**
 * Returns the id of the index from the environment, or the default one.
 *
 * @throws Error if the id is invalid.
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
 * Reads the target of a push from the environment.
 *
 * @throws Error with the name of each variable that is missing or invalid, but never with a key.
 */
export function readSettings(environment: Environment): PushSettings {
  // A value that was read from a file ends with a line break.
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
