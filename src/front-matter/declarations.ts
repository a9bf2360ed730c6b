import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {authorError} from 'docusaurus-plugin-cpp-listings/remark';
import {parse as parseYaml, YAMLParseError} from 'yaml';
import {lineIn} from './lineOf';
import {siblingKeys} from './schemas';

const text = Joi.string();

/** The keys of a tag; without keys, its label is its name. */
const tag = Joi.object({label: text, description: text, permalink: text}).allow(null);

const author = Joi.object({
  name: text.required(),
  title: text,
  url: text,
  image_url: text,
  email: text,
  page: Joi.alternatives(Joi.boolean(), Joi.object({permalink: text.required()})),
  socials: Joi.object().unknown(),
  description: text,
}).required();

/** Returns the schema of each entry in a file. */
const schemaOf = (file: string): Joi.ObjectSchema =>
  path.posix.basename(file) === 'authors.yml' ? author : tag;

/**
 * Returns the names that a file of tags or authors declares.
 *
 * @param file the path relative to the site's folder.
 * @throws Error that names the file, the line, the key and the fix.
 */
export function declaredIn(siteDir: string, file: string): string[] {
  const yaml = fs.readFileSync(path.join(siteDir, file), 'utf8');
  let declared: unknown;
  try {
    declared = parseYaml(yaml);
  } catch (error) {
    throw error instanceof YAMLParseError
      ? authorError(
          `${file}:${error.linePos?.[0].line ?? 1}: ${error.message.split(' at line ')[0]}`,
        )
      : error;
  }
  if (typeof declared !== 'object' || declared === null || Array.isArray(declared)) {
    throw authorError(`${file}: expected names, each with its keys below it`);
  }
  for (const [name, keys] of Object.entries(declared)) {
    const schema = schemaOf(file);
    const {error} = schema.label(name).validate(keys, {abortEarly: false});
    // An unknown key comes first, because a missing key may be misspelt.
    const detail = error?.details.find(({type}) => type === 'object.unknown') ?? error?.details[0];
    if (detail) {
      const line = lineIn(yaml, [name, ...detail.path]);
      const allowed = siblingKeys(schema, detail.path).join(', ');
      throw authorError(`${file}:${line}: ${detail.message}; keys: ${allowed}`);
    }
  }
  return Object.keys(declared);
}
