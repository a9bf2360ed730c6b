import {Joi} from '@docusaurus/utils-validation';
import {
  collectionName,
  indexId,
  serviceAddress,
  serviceKey,
  usualIndex,
  type Rule,
} from './serviceRules';

/** How a site reaches a search service. */
export interface HostedOptions {
  /** Address of the OramaCore server; else `SEARCH_ENDPOINT`. */
  readonly endpoint: string;
  /** The collection that has the site's entries; else `SEARCH_COLLECTION`. */
  readonly collection: string;
  /** The index of it that is searched; else `SEARCH_INDEX`, else `site`. */
  readonly index: string;
  /** The collection's read key, which every reader gets to see; else `SEARCH_READ_KEY`. */
  readonly readKey: string;
  /** Whether readers may ask for an answer in sentences. */
  readonly ask: boolean;
  /** Address that takes batches of events; nothing is recorded where there is none. */
  readonly analytics?: string | undefined;
}

/** The key that writes to the service; it is for commands alone, and never for a page. */
export const writeKeyVariable = 'SEARCH_WRITE_KEY';

const variables = {
  endpoint: 'SEARCH_ENDPOINT',
  collection: 'SEARCH_COLLECTION',
  index: 'SEARCH_INDEX',
  readKey: 'SEARCH_READ_KEY',
} as const;

/**
 * A text that follows a rule. Messages name the variable that may stand in its place, and never
 * the text: there may be a secret in it.
 */
const ruled = ({is, isRight}: Rule, label = '{{#label}}') =>
  Joi.string()
    .custom((text: string, {error}) => (isRight(text) ? text : error('rule')))
    .messages({rule: `${label} ${is}`});

function required(rule: Rule, name: keyof typeof variables, meaning: string): Joi.StringSchema {
  const label = `{{#label}} (or ${variables[name]})`;
  const missing = `${label} is missing: ${meaning}`;
  return ruled(rule, label).required().messages({'any.required': missing, 'string.empty': missing});
}

const withoutLastSlash = (address: string) => address.replace(/\/+$/, '');

const keys = {
  endpoint: required(serviceAddress, 'endpoint', 'the address of the OramaCore server').custom(
    withoutLastSlash,
  ),
  collection: required(
    collectionName,
    'collection',
    'the name of the collection with the entries of the site',
  ),
  index: ruled(indexId, `{{#label}} (or ${variables.index})`).empty('').default(usualIndex),
  readKey: required(serviceKey, 'readKey', 'the key that may only search')
    .custom((key: string, {error}) =>
      key === process.env[writeKeyVariable]?.trim() ? error('key.writes') : key,
    )
    .messages({
      'key.writes': `{{#label}} (or ${variables.readKey}) is the key of ${writeKeyVariable}: it would be published, and everybody could write`,
    }),
  ask: Joi.boolean().default(true),
  analytics: ruled(serviceAddress).custom(withoutLastSlash),
} satisfies Joi.SchemaMap<HostedOptions>;

/** Checks the options, of which the environment has been read in. */
export const hostedSchema = Joi.object<HostedOptions & {readonly writeKey?: never}>({
  ...keys,
  writeKey: Joi.forbidden().messages({
    'any.unknown': `{{#label}} must be left out: what is here is published. The command that pushes reads it from ${writeKeyVariable}`,
  }),
}).messages({
  'object.unknown': `{{#label}} is not allowed; options: ${Object.keys(keys).join(', ')}`,
});

/** Fills in from the environment what the options leave out. What is read from a file ends with a line break. */
export const withEnvironment = (options: Partial<HostedOptions>): Partial<HostedOptions> => ({
  ...options,
  ...Object.fromEntries(
    Object.entries(variables)
      .filter(([name]) => options[name as keyof typeof variables] === undefined)
      .map(([name, variable]) => [name, process.env[variable]?.trim()]),
  ),
});
