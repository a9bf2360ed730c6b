import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** What a site may set. */
export interface Options {
  /**
   * Modules that export islands: components of docs that are used, and not only read. Their
   * default export has by name what imports each of them.
   */
  readonly islands: readonly string[];
  /**
   * Fonts that a first page is shown without, in the form of CSS: `700 1em "Source Serif 4"`. They
   * are fetched when it has loaded, and the next page is shown with them.
   */
  readonly fonts: readonly string[];
}

/** The options as an author writes them: all may be left out. */
export type PluginOptions = Partial<Options>;

const schema = Joi.object<Options>({
  islands: Joi.array().items(Joi.string()).default([]),
  fonts: Joi.array().items(Joi.string()).default([]),
})
  // What it writes has one place in a site.
  .custom((options: Options & {readonly id: string}, {error}) =>
    options.id === 'default' ? options : error('id.second'),
  )
  .messages({'id.second': '"id" must be left out: a site has this plugin once'})
  // Docusaurus does not say whose options they are.
  .error(([fault]) => new Error(`docusaurus-plugin-page-loading: ${String(fault)}`));

/** Checks the options. @throws Error naming the package and the option. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, Options>): Options {
  return validate(schema, options);
}
