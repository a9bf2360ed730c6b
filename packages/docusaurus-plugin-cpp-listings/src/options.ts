import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** The command that measures speeds, if a site has no script of its own for it. */
export const speedCommand = 'npx cpp-listings-speed';

/** The options of the plugin. */
export interface Options {
  /** Name of the folder with the listings, in the site's folder. */
  readonly folder: string;
  /**
   * Address of that folder in the repository, such as
   * `https://github.com/me/site/blob/main/listings`. A listing's name links to its lines there.
   * Without this option there is no link.
   */
  readonly sourceUrl?: string | undefined;
  /**
   * The command that checks an article again, as pages and errors show it; the article's name is
   * appended. It can be the site's own script, such as `npm run check --`.
   */
  readonly checkCommand: string;
  /**
   * The command that measures the speed of an article's programs, as errors show it; the article's
   * name is appended. It can be the site's own script, such as `npm run bench:listings --`.
   */
  readonly speedCommand: string;
}

/** The options as a site's configuration has them: all are optional. */
export type PluginOptions = Partial<Options>;

const folderSchema = Joi.string()
  .pattern(/^[\w-][\w.-]*$/)
  .default('listings')
  .messages({
    'string.pattern.base':
      '{#label} must be the name of a folder in the site\'s folder, such as "listings", and not a path; it is "{#value}"',
  });

const optionSchemas = {
  folder: folderSchema,
  sourceUrl: Joi.string()
    .uri({scheme: ['http', 'https']})
    .messages({
      'string.uriCustomScheme':
        '{#label} must be the address of the listings\' folder, such as "https://github.com/me/site/blob/main/listings"; it is "{#value}"',
    }),
  checkCommand: Joi.string().default('npx cpp-listings prove --record'),
  speedCommand: Joi.string().default(speedCommand),
};

const schema = Joi.object<Options>(optionSchemas)
  // The plugin writes its files to one fixed folder, so a site can have it only once.
  .custom((options: Options & {readonly id: string}, {error}) =>
    options.id === 'default' ? options : error('id.second'),
  )
  .messages({
    'id.second': '"id" is not allowed: a site can use this plugin only once',
    'object.unknown': `{#label} is not allowed; the options are ${Object.keys(optionSchemas).join(', ')}`,
  })
  // Docusaurus's own error does not name the plugin.
  .error(([fault]) => new Error(`docusaurus-plugin-cpp-listings: ${String(fault)}`));

/** Checks the options and fills in what is left out. @throws Error naming the package and the option. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, Options>): Options {
  return validate(schema, options);
}

/**
 * The options of the remark plugin and of the command, which must also know the listings' folder.
 */
export type FolderOptions = Pick<PluginOptions, 'folder'>;

/**
 * Checks the options of the remark plugin or the command.
 *
 * @param owner the plugin or command, for errors.
 * @returns the name of the folder.
 * @throws Error naming the option.
 */
export function validateFolder(owner: string, options: FolderOptions): string {
  const validation = Joi.object<Pick<Options, 'folder'>>({folder: folderSchema}).validate(options);
  if (validation.error) {
    throw new Error(`${owner}: ${validation.error.message}`);
  }
  return validation.value.folder;
}
