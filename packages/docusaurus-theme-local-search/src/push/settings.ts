import {
  collectionName,
  indexId,
  serviceAddress,
  serviceKey,
  defaultIndex,
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
const required = {
  SEARCH_ENDPOINT: 'the address of the OramaCore server',
  SEARCH_COLLECTION: 'the id of the collection',
  SEARCH_WRITE_KEY: 'the key that may change the collection',
} as const;

/** The rule for each variable. */
const rules = {
  SEARCH_ENDPOINT: serviceAddress,
  SEARCH_COLLECTION: collectionName,
  SEARCH_WRITE_KEY: serviceKey,
} as const satisfies Record<keyof typeof required, Rule>;

/**
 * Returns the id of the index from the environment, or the default one.
 *
 * @throws Error if the id is invalid.
 */
export function indexOf({SEARCH_INDEX}: Environment): string {
  const given = SEARCH_INDEX?.trim() ?? '';
  const index = given === '' ? defaultIndex : given;
  if (!indexId.isValid(index)) {
    throw new Error(`SEARCH_INDEX ${indexId.requirement}.`);
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
  const names = Object.keys(required) as (keyof typeof required)[];
  const missing = names.filter((name) => given[name] === '');
  if (missing.length > 0) {
    throw new Error(missing.map((name) => `${name} is not set: ${required[name]}.`).join('\n'));
  }
  const invalid = names.filter((name) => !rules[name].isValid(given[name]));
  if (invalid.length > 0) {
    throw new Error(invalid.map((name) => `${name} ${rules[name].requirement}.`).join('\n'));
  }
  return {
    endpoint: given.SEARCH_ENDPOINT,
    collectionId: given.SEARCH_COLLECTION,
    writeKey: given.SEARCH_WRITE_KEY,
    index: indexOf(environment),
  };
}
