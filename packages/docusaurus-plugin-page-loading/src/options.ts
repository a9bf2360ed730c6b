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
});

/** Checks the options; an error names the one that was given. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, Options>): Options {
  return validate(schema, options);
}
