import {Joi} from '@docusaurus/utils-validation';
import {
  collectionName,
  indexId,
  serviceAddress,
  serviceKey,
  defaultIndex,
  type Rule,
} from './serviceRules';

/** How a site reaches a search service. */
export interface HostedOptions {
  /** Address of the OramaCore server; defaults to `SEARCH_ENDPOINT`. */
  readonly endpoint: string;
  /** The collection with the site's entries; defaults to `SEARCH_COLLECTION`. */
  readonly collection: string;
  /** The index of the collection to search; defaults to `SEARCH_INDEX`, then to `site`. */
  readonly index: string;
  /** The collection's read key, which is public; defaults to `SEARCH_READ_KEY`. */
  readonly readKey: string;
  /** Whether readers may ask for an answer in sentences. */
  readonly ask: boolean;
  /** Address that receives batches of analytics events; without it, nothing is recorded. */
  readonly analytics?: string | undefined;
}

/**
 * The variable with the write key of the service, which is only for commands and never for a
 * page.
 */
export const writeKeyVariable = 'SEARCH_WRITE_KEY';

const variables = {
  endpoint: 'SEARCH_ENDPOINT',
  collection: 'SEARCH_COLLECTION',
  index: 'SEARCH_INDEX',
  readKey: 'SEARCH_READ_KEY',
} as const;

/**
 * Returns a schema for a string that follows a rule. Its messages name the variable that can set
 * the option, but never the value, because it may contain a secret.
 */
const stringMatching = ({requirement, isValid}: Rule, label = '{{#label}}') =>
  Joi.string()
    .custom((text: string, {error}) => (isValid(text) ? text : error('rule')))
    .messages({rule: `${label} ${requirement}`});

function required(rule: Rule, name: keyof typeof variables, meaning: string): Joi.StringSchema {
  const label = `{{#label}} (or ${variables[name]})`;
  const missing = `${label} is missing: ${meaning}`;
  return stringMatching(rule, label)
    .required()
    .messages({'any.required': missing, 'string.empty': missing});
}

const withoutLastSlash = (address: string) => address.replace(/\/+$/, '');

const keys = {
  endpoint: required(serviceAddress, 'endpoint', 'the address of the OramaCore server').custom(
    withoutLastSlash,
  ),
  collection: required(
    collectionName,
    'collection',
    'the id of the collection with the entries of the site',
  ),
  index: stringMatching(indexId, `{{#label}} (or ${variables.index})`)
    .empty('')
    .default(defaultIndex),
  readKey: required(serviceKey, 'readKey', 'the key that may only search')
    .custom((key: string, {error}) =>
      key === process.env[writeKeyVariable]?.trim() ? error('key.writes') : key,
    )
    .messages({
      'key.writes': `{{#label}} (or ${variables.readKey}) is the write key in ${writeKeyVariable}. The build would publish it, which would let anyone change the search index`,
    }),
  ask: Joi.boolean().default(true),
  analytics: stringMatching(serviceAddress).custom(withoutLastSlash),
} satisfies Joi.SchemaMap<HostedOptions>;

/** Checks the options after `withEnvironment` has filled them in. */
export const hostedSchema = Joi.object<HostedOptions & {readonly writeKey?: never}>({
  ...keys,
  writeKey: Joi.forbidden().messages({
    'any.unknown': `{{#label}} is not allowed: the build would publish it. The push command reads the key from ${writeKeyVariable}`,
  }),
}).messages({
  'object.unknown': `{{#label}} is not allowed; the options are ${Object.keys(keys).join(', ')}`,
});

/**
 * Fills in missing options from the environment. Values are trimmed, because a value that was
 * read from a file ends with a line break.
 */
export const withEnvironment = (options: Partial<HostedOptions>): Partial<HostedOptions> => ({
  ...options,
  ...Object.fromEntries(
    Object.entries(variables)
      .filter(([name]) => options[name as keyof typeof variables] === undefined)
      .map(([name, variable]) => [name, process.env[variable]?.trim()]),
  ),
});
