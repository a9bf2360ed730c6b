import {collectionName, indexId, serviceAddress, serviceKey, defaultIndex} from '../serviceRules';

/** The target of a push. */
export interface PushSettings {
  readonly endpoint: string;
  readonly collectionId: string;
  readonly writeKey: string;
  readonly index: string;
}

/** Environment variables, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The required variables, with the meaning of each and the rule for it. */
const required = {
  SEARCH_ENDPOINT: {meaning: 'the address of the OramaCore server', rule: serviceAddress},
  SEARCH_COLLECTION: {meaning: 'the id of the collection', rule: collectionName},
  SEARCH_WRITE_KEY: {meaning: 'the key that may change the collection', rule: serviceKey},
} as const;

type Variable = keyof typeof required;
const names = Object.keys(required) as Variable[];

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
  const given = Object.fromEntries(
    names.map((name) => [name, environment[name]?.trim() ?? '']),
  ) as Record<Variable, string>;
  const missing = names.filter((name) => given[name] === '');
  if (missing.length > 0) {
    throw new Error(
      missing.map((name) => `${name} is not set: ${required[name].meaning}.`).join('\n'),
    );
  }
  const invalid = names.filter((name) => !required[name].rule.isValid(given[name]));
  if (invalid.length > 0) {
    throw new Error(
      invalid.map((name) => `${name} ${required[name].rule.requirement}.`).join('\n'),
    );
  }
  return {
    endpoint: given.SEARCH_ENDPOINT,
    collectionId: given.SEARCH_COLLECTION,
    writeKey: given.SEARCH_WRITE_KEY,
    index: indexOf(environment),
  };
}
