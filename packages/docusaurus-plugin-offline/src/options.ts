import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** A part of the site that readers keep by itself, as the options name it. */
export interface PartOptions {
  /** Names it in addresses and storage: letters, digits and dashes. */
  readonly name: string;
  /** What readers call it, in their language. */
  readonly label: string;
  /** Its files, as patterns below the site's folder. */
  readonly files: readonly string[];
  /**
   * The browser's cache in which the site itself keeps these files, by their addresses. They are
   * kept there then, and so only once.
   */
  readonly cache?: string;
}

/** What a site may set. */
export interface Options {
  /** Without it, the worker of an earlier build removes all that it has kept, and itself. */
  readonly enabled: boolean;
  /** The address, below the base path, of the page with the controls. */
  readonly pagePath: string;
  /** Files that are never kept, as patterns below the site's folder. */
  readonly exclude: readonly string[];
  /** Files that readers keep by a control of their own. */
  readonly parts: readonly PartOptions[];
  /** The web app manifest among the static files, by which browsers install the site. */
  readonly webManifest?: string;
  /** Colours of the browser around the page, by colour mode. */
  readonly themeColor?: {readonly light: string; readonly dark: string};
}

/** The options as an author writes them: all may be left out. */
export type PluginOptions = Partial<Options>;

const part = Joi.object<PartOptions>({
  // `site` is all that is of no part.
  name: Joi.string()
    .pattern(/^[\w-]+$/)
    .invalid('site')
    .required()
    .messages({
      'string.pattern.base': '{#label} may have letters, digits, "-" and "_"; it is "{#value}"',
      'any.invalid': '{#label} must be another than "site"',
    }),
  label: Joi.string().required(),
  files: Joi.array().items(Joi.string()).min(1).required(),
  cache: Joi.string(),
});

const schema = Joi.object<Options>({
  enabled: Joi.boolean().default(true),
  pagePath: Joi.string()
    .pattern(/^[\w-]+(?:\/[\w-]+)*$/)
    .messages({
      'string.pattern.base': '{#label} must be a path such as "offline"; it is "{#value}"',
    })
    .default('offline'),
  exclude: Joi.array().items(Joi.string()).default([]),
  parts: Joi.array().items(part).unique('name').default([]),
  webManifest: Joi.string(),
  themeColor: Joi.object({light: Joi.string().required(), dark: Joi.string().required()}),
})
  // What it writes has one place in a site.
  .custom((options: Options & {readonly id: string}, {error}) =>
    options.id === 'default' ? options : error('id.second'),
  )
  .messages({'id.second': '"id" must be left out: a site has this plugin once'})
  // Docusaurus does not say whose options they are.
  .error(([fault]) => new Error(`docusaurus-plugin-offline: ${String(fault)}`));

/** Checks the options. @throws Error naming the package and the option. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, Options>): Options {
  return validate(schema, options);
}
