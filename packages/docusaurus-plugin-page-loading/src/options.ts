import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** There is nothing that a site may set. */
export type PluginOptions = Readonly<Record<string, never>>;

const schema = Joi.object<PluginOptions>({});

/** Checks the options; an error names the one that was given. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
