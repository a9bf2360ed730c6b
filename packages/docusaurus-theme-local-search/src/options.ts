import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {hostedSchema, withEnvironment, type HostedOptions} from './hostedOptions';
import {languages, type Language} from './server/languages';

/** The options of a site. */
export interface Options {
  /** Whether docs are searched. */
  readonly docs: boolean;
  /** Whether blog posts are searched. */
  readonly blog: boolean;
  /** Whether pages are searched. */
  readonly pages: boolean;
  /** Paths of additional pages to search, relative to the base path, such as those of plugins. */
  readonly routes: readonly string[];
  /** The language for stemming; defaults to the language of the locale. */
  readonly language?: Language | undefined;
  /** Path of the search page, relative to the base path. */
  readonly searchPagePath: string;
  /** Whether browsers may offer to add the site as a search engine. */
  readonly openSearch: boolean;
  /** The number of pages per category that the dialog shows. */
  readonly dialogPages: number;
  /** The number of sections that are shown per page. */
  readonly sectionsPerPage: number;
  /** The search service; without it, the site's own index answers. */
  readonly hosted?: HostedOptions | undefined;
}

/** The options as a site's author writes them; all are optional. */
export type PluginOptions = Partial<Omit<Options, 'hosted'>> & {
  readonly hosted?: Partial<HostedOptions> | undefined;
};

const pathBelowBase = Joi.string()
  .pattern(/^[\w-]+(?:\/[\w-]+)*$/)
  .messages({
    'string.pattern.base':
      '{{#label}} must be a path below the base path, such as "search": letters, digits, "-" and "_" between single slashes',
  });

const optionSchemas = {
  docs: Joi.boolean().default(true),
  blog: Joi.boolean().default(true),
  pages: Joi.boolean().default(true),
  routes: Joi.array().items(pathBelowBase).unique().default([]),
  language: Joi.string().valid(...languages),
  searchPagePath: pathBelowBase.default('search'),
  openSearch: Joi.boolean().default(true),
  dialogPages: Joi.number().integer().min(1).max(50).default(5),
  sectionsPerPage: Joi.number().integer().min(1).max(20).default(3),
  hosted: hostedSchema,
};

const schema = Joi.object<Options>(optionSchemas)
  // Two instances of the theme would write the same files and routes.
  .custom((options: Options & {readonly id: string}, {error}) =>
    options.id === 'default' ? options : error('id.second'),
  )
  .messages({
    'id.second': '"id" is not allowed: a site can use this theme only once',
    'object.unknown': `{#label} is not allowed; the options are ${Object.keys(optionSchemas).join(', ')}`,
  })
  .prefs({abortEarly: false})
  // Docusaurus does not name the package. Report an unknown option first, because a missing
  // option may be a misspelt one.
  .error((faults) => {
    const fault = faults.find(({code}) => code === 'object.unknown') ?? faults[0];
    return new Error(`docusaurus-theme-local-search: ${String(fault)}`);
  });

/** Any other value is passed on, so that the schema rejects it. */
const isPlainObject = (value: unknown): value is object =>
  Object.prototype.toString.call(value) === '[object Object]';

/**
 * Checks the options and fills in defaults. @throws Error with the name of the package and the
 * option.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, Options>): Options {
  const {hosted} = options;
  return validate(
    schema,
    isPlainObject(hosted) ? {...options, hosted: withEnvironment(hosted)} : options,
  );
}
