import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {hostedSchema, withEnvironment, type HostedOptions} from './hostedOptions';
import {languages, type Language} from './server/languages';

/** What a site may set. */
export interface Options {
  /** Whether docs are searched. */
  readonly docs: boolean;
  /** Whether blog posts are searched. */
  readonly blog: boolean;
  /** Whether pages are searched. */
  readonly pages: boolean;
  /** Paths below the base path of further pages that are searched, such as those of plugins. */
  readonly routes: readonly string[];
  /** Language whose endings of words are taken off; that of the locale when absent. */
  readonly language?: Language | undefined;
  /** Path of the search page below the base path. */
  readonly searchPagePath: string;
  /** Whether browsers are told that they may add the site as a search engine. */
  readonly openSearch: boolean;
  /** Pages of each category that the dialog shows of an answer. */
  readonly dialogPages: number;
  /** Sections that are shown of a page. */
  readonly sectionsPerPage: number;
  /** The search service that answers; the site's own index does where there is none. */
  readonly hosted?: HostedOptions | undefined;
}

/** The options as an author writes them: all may be left out. */
export type PluginOptions = Partial<Omit<Options, 'hosted'>> & {
  readonly hosted?: Partial<HostedOptions> | undefined;
};

const pathBelowBase = Joi.string()
  .pattern(/^[\w-]+(?:\/[\w-]+)*$/)
  .messages({
    'string.pattern.base':
      '{{#label}} must be a path below the base path, such as "search": letters, digits, "-" and "_" between single slashes',
  });

const schema = Joi.object<Options>({
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
})
  // What it writes has one place in a site.
  .custom((options: Options & {readonly id: string}, {error}) =>
    options.id === 'default' ? options : error('id.second'),
  )
  .messages({'id.second': '"id" must be left out: a site has this theme once'})
  .prefs({abortEarly: false})
  // Docusaurus does not say whose options they are. One that is missing may be there misspelt.
  .error((faults) => {
    const fault = faults.find(({code}) => code === 'object.unknown') ?? faults[0];
    return new Error(`docusaurus-theme-local-search: ${String(fault)}`);
  });

/** What is none is refused by the schema. */
const isPlainObject = (value: unknown): value is object =>
  Object.prototype.toString.call(value) === '[object Object]';

/** Checks the options and fills in what is left out. @throws Error naming the package and the option. */
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
