import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** The options of the plugin. */
export interface Options {
  /**
   * Origins besides the site's own that scripts may connect to, such as that of a search service.
   * For WebSockets an origin begins with `wss:`.
   */
  readonly connectTo: readonly string[];
  /** Scripts outside of Docusaurus' folder, relative to the base path, such as a service worker. */
  readonly scripts: readonly string[];
}

/** The options as an author writes them: each may be left out. */
export type PluginOptions = Partial<Options>;

/** Matches an origin, and not a pattern or text that would extend the policy. */
const origin = /^(?:https?|wss?):\/\/[\w.-]+(?::\d+)?$/;

const optionSchemas = {
  connectTo: Joi.array()
    .items(
      Joi.string().pattern(origin).messages({
        'string.pattern.base':
          '{#label} must be an origin such as "https://search.example.org"; it is "{#value}"',
      }),
    )
    .default([]),
  scripts: Joi.array()
    .items(
      Joi.string()
        .pattern(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/)
        .messages({
          'string.pattern.base':
            '{#label} must be a path below the base path, such as "sw.js"; it is "{#value}"',
        }),
    )
    .default([]),
};

const schema = Joi.object<Options>(optionSchemas)
  // The plugin writes its data to a fixed place, so a site can use it only once.
  .custom((options: Options & {readonly id: string}, {error}) =>
    options.id === 'default' ? options : error('id.second'),
  )
  .messages({
    'id.second': '"id" is not allowed: a site can use this plugin only once',
    'object.unknown': `{#label} is not allowed; the options are ${Object.keys(optionSchemas).join(', ')}`,
  })
  // Docusaurus does not name the plugin in its message.
  .error(([fault]) => new Error(`docusaurus-plugin-strict-csp: ${String(fault)}`));

/** Validates the options. @throws Error naming the package and the option. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, Options>): Options {
  return validate(schema, options);
}
