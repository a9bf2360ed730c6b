import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** What a site may set. */
export interface Options {
  /** Origins that scripts may ask besides the site's own, such as that of a search service. */
  readonly connectTo: readonly string[];
  /** Scripts outside of Docusaurus' folder, from the base path: that of a service worker. */
  readonly scripts: readonly string[];
}

/** The options as an author writes them: all may be left out. */
export type PluginOptions = Partial<Options>;

/** Refuses what is no origin: a pattern, or what would add to the policy. */
function originOf(value: string): string {
  if (!/^https?:\/\/[\w.-]+(:\d+)?$/.test(value)) {
    throw new Error('it is no origin, such as https://search.example.org');
  }
  return value;
}

const schema = Joi.object<Options>({
  connectTo: Joi.array().items(Joi.string().custom(originOf)).default([]),
  scripts: Joi.array()
    .items(
      Joi.string()
        .pattern(/^[\w-]+(\/[\w.-]+)*(\.[\w.-]+)?$/)
        .messages({
          'string.pattern.base':
            '{#label} must be a path below the base path, such as "sw.js"; it is "{#value}"',
        }),
    )
    .default([]),
})
  // What it writes has one place in a site.
  .custom((options: Options & {readonly id: string}, {error}) =>
    options.id === 'default' ? options : error('id.second'),
  )
  .messages({'id.second': '"id" must be left out: a site has this plugin once'})
  // Docusaurus does not say whose options they are.
  .error(([fault]) => new Error(`docusaurus-plugin-strict-csp: ${String(fault)}`));

/** Checks the options. @throws Error naming the package and the option. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, Options>): Options {
  return validate(schema, options);
}
