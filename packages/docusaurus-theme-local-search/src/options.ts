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

const schema = Joi.object<Options>({
  docs: Joi.boolean().default(true),
  blog: Joi.boolean().default(true),
  pages: Joi.boolean().default(true),
  language: Joi.string().valid(...languages),
  searchPagePath: Joi.string()
    .pattern(/^[\w-]+(?:\/[\w-]+)*$/, 'a path like "search"')
    .default('search'),
  openSearch: Joi.boolean().default(true),
  dialogPages: Joi.number().integer().min(1).max(50).default(5),
  sectionsPerPage: Joi.number().integer().min(1).max(20).default(3),
  hosted: hostedSchema,
});

/** Checks the options and fills in what is left out; an error names the option. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, Options>): Options {
  const {hosted} = options;
  return validate(
    schema,
    // What is no object is refused by the schema.
    hosted instanceof Object ? {...options, hosted: withEnvironment(hosted)} : options,
  );
}
