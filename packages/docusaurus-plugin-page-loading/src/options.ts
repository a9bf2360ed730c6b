import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** The options of the plugin. */
export interface Options {
  /**
   * Modules that export islands: interactive components of docs. Their default export maps the name
   * of each island to a function that imports it.
   */
  readonly islands: readonly string[];
  /**
   * Modules that export controls: elements outside of the text of docs that respond before the
   * application has started. Their default export maps the name of each control to an object with a
   * function `start`.
   */
  readonly controls: readonly string[];
  /**
   * Fonts that a first page is shown without, in the form of CSS: `700 1em "Source Serif 4"`. They
   * are fetched after that page has loaded, and the next page is shown with them.
   */
  readonly fonts: readonly string[];
}

/** The options as an author writes them: each may be left out. */
export type PluginOptions = Partial<Options>;

/** Matches the name of a font family. Without quotes, no word of it may begin with a digit. */
const family = String.raw`(?:"[^"]+"|'[^']+'|-?[a-z_][\w-]*(?: +-?[a-z_][\w-]*)*)`;

/** Matches a font in the form of CSS, which needs a size before the families. */
const cssFont = new RegExp(
  String.raw`^(?:[\w-]+ +)*[\d.]+(?:[a-z]+|%)(?:/[\w.%]+)? +${family}(?: *, *${family})*$`,
  'i',
);

// Browsers reject other fonts without a message, and the site would never show its fonts.
const font = Joi.string().pattern(cssFont).messages({
  'string.pattern.base':
    "{#label} must be a font in the form of CSS with a size, such as '700 1em \"Source Serif 4\"'; it is '{#value}'",
});

const optionSchemas = {
  islands: Joi.array().items(Joi.string()).default([]),
  controls: Joi.array().items(Joi.string()).default([]),
  fonts: Joi.array().items(font).default([]),
};

const schema = Joi.object<Options>(optionSchemas)
  // The plugin writes its files to a fixed place, so a site can use it only once.
  .custom((options: Options & {readonly id: string}, {error}) =>
    options.id === 'default' ? options : error('id.second'),
  )
  .messages({
    'id.second': '"id" is not allowed: a site can use this plugin only once',
    'object.unknown': `{#label} is not allowed; the options are ${Object.keys(optionSchemas).join(', ')}`,
  })
  // Docusaurus does not name the plugin in its message.
  .error(([fault]) => new Error(`docusaurus-plugin-page-loading: ${String(fault)}`));

/** Validates the options. @throws Error naming the package and the option. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, Options>): Options {
  return validate(schema, options);
}
