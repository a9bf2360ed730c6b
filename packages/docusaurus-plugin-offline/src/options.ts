import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** A part of the site that readers cache separately, as the options define it. */
export interface PartOptions {
  /** Identifies the part in addresses and storage: letters, digits, `-` and `_`. */
  readonly name: string;
  /** The label that readers see, in their language. */
  readonly label: string;
  /** Glob patterns of its files, relative to the folder of the built site. */
  readonly files: readonly string[];
  /**
   * The browser cache in which the site itself stores these files, by their addresses. The plugin
   * then uses the same cache, so that no file is stored twice.
   */
  readonly cache?: string;
}

/** The options of the plugin. */
export interface Options {
  /** If false, the worker of an earlier build removes its caches and itself. */
  readonly enabled: boolean;
  /** The address of the offline page, below the base path. */
  readonly pagePath: string;
  /** Glob patterns of files that are never cached, relative to the folder of the built site. */
  readonly exclude: readonly string[];
  /** Groups of files that readers cache with a separate control. */
  readonly parts: readonly PartOptions[];
  /** The web app manifest among the static files, which makes the site installable. */
  readonly webManifest?: string;
  /** Theme colours of the browser, by colour mode. */
  readonly themeColor?: {readonly light: string; readonly dark: string};
}

/** The options as an author writes them: each may be left out. */
export type PluginOptions = Partial<Options>;

const part = Joi.object<PartOptions>({
  // `site` is the name for all files that are in no part.
  name: Joi.string()
    .pattern(/^[\w-]+$/)
    .invalid('site')
    .required()
    .messages({
      'string.pattern.base':
        '{#label} must contain only letters, digits, "-" and "_"; it is "{#value}"',
      'any.invalid': '{#label} must not be "site", which stands for all files in no part',
    }),
  label: Joi.string().required(),
  files: Joi.array().items(Joi.string()).min(1).required(),
  cache: Joi.string(),
});

const optionSchemas = {
  enabled: Joi.boolean().default(true),
  pagePath: Joi.string()
    .pattern(/^[\w-]+(?:\/[\w-]+)*$/)
    .messages({
      'string.pattern.base': '{#label} must be a path such as "offline"; it is "{#value}"',
    })
    .default('offline'),
  exclude: Joi.array().items(Joi.string()).default([]),
  parts: Joi.array()
    .items(part)
    .unique('name')
    .messages({'array.unique': '{#label} has the name of an earlier part, "{#value.name}"'})
    .default([]),
  webManifest: Joi.string()
    .pattern(/^(?!\/|\w+:)/)
    .messages({
      'string.pattern.base':
        '{#label} must be a path below the base path, such as "site.webmanifest"; it is "{#value}"',
    }),
  themeColor: Joi.object({light: Joi.string().required(), dark: Joi.string().required()}),
};

const schema = Joi.object<Options>(optionSchemas)
  // The plugin writes its files to a fixed place, so a site can use it only once.
  .custom((options: Options & {readonly id: string}, {error}) =>
    options.id === 'default' ? options : error('id.second'),
  )
  .messages({'id.second': '"id" is not allowed: a site can use this plugin only once'})
  .prefs({abortEarly: false})
  // Docusaurus does not name the plugin in its message. An unknown option is reported first,
  // because a missing option may be a misspelt one.
  .error((faults) => {
    const fault = faults.find(({code}) => code === 'object.unknown') ?? faults[0];
    const isUnknownOption = fault?.code === 'object.unknown' && fault.path.length === 1;
    const known = `; the options are ${Object.keys(optionSchemas).join(', ')}`;
    return new Error(`docusaurus-plugin-offline: ${String(fault)}${isUnknownOption ? known : ''}`);
  });

/** Validates the options. @throws Error naming the package and the option. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, Options>): Options {
  return validate(schema, options);
}
