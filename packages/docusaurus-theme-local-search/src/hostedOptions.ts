import {Joi} from '@docusaurus/utils-validation';

/** How a site reaches a search service. */
export interface HostedOptions {
  /** Address of the OramaCore server; else `SEARCH_ENDPOINT`. */
  readonly endpoint: string;
  /** The collection that has the site's entries; else `SEARCH_COLLECTION`. */
  readonly collection: string;
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
  readKey: 'SEARCH_READ_KEY',
} as const;

const serverAddress = Joi.string()
  .uri({scheme: ['https', 'http']})
  .pattern(/^[^?#]*$/)
  .custom((written: string) => written.replace(/\/+$/, ''));

const isAddress = 'must be an address that begins with https:// or http://, without "?" and "#"';

/** Messages that name the option and the variable in its place. */
const messagesFor = (name: keyof typeof variables, meaning: string, rule: string) => {
  const label = `{{#label}} (or ${variables[name]})`;
  return {
    'any.required': `${label} is missing: ${meaning}`,
    'string.uri': `${label} ${rule}`,
    'string.uriCustomScheme': `${label} ${rule}`,
    'string.pattern.base': `${label} ${rule}`,
  };
};

/** Checks the options, of which the environment has been read in. */
export const hostedSchema = Joi.object<HostedOptions>({
  endpoint: serverAddress
    .required()
    .messages(messagesFor('endpoint', 'the address of the OramaCore server', isAddress)),
  collection: Joi.string()
    .pattern(/^[\w-]+$/)
    .required()
    .messages(
      messagesFor(
        'collection',
        'the name of the collection with the entries of the site',
        'may have letters, digits, "-" and "_"',
      ),
    ),
  readKey: Joi.string()
    .required()
    .custom((key: string, {error}) =>
      key === process.env[writeKeyVariable] ? error('key.writes') : key,
    )
    .messages({
      ...messagesFor('readKey', 'the key that may only search', ''),
      'key.writes': `{{#label}} (or ${variables.readKey}) is the key of ${writeKeyVariable}: it would be published, and everybody could write`,
    }),
  ask: Joi.boolean().default(true),
  analytics: serverAddress.messages({
    'string.uri': `{{#label}} ${isAddress}`,
    'string.uriCustomScheme': `{{#label}} ${isAddress}`,
    'string.pattern.base': `{{#label}} ${isAddress}`,
  }),
});

/** Fills in from the environment what the options leave out. */
export const withEnvironment = (options: Partial<HostedOptions>): Partial<HostedOptions> => ({
  ...Object.fromEntries(
    Object.entries(variables).flatMap(([name, variable]) => {
      const value = process.env[variable];
      return value ? [[name, value]] : [];
    }),
  ),
  ...options,
});
