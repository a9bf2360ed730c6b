import fs from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {isMap, isScalar, parse as parseYaml, parseDocument} from 'yaml';

const text = Joi.string().trim();

/** What every page, article and post may say of itself. */
const common = {
  title: text,
  description: text.max(180),
  image: text,
  keywords: Joi.array().items(text),
  draft: Joi.boolean(),
  unlisted: Joi.boolean(),
  slug: text,
};

/** By the folder that the file is in. */
const schemas: Readonly<Record<string, Joi.ObjectSchema>> = {
  docs: Joi.object({
    ...common,
    title: text.required(),
    description: common.description.required(),
    tags: Joi.array().items(text),
    sidebar_position: Joi.number(),
    sidebar_label: text,
    hide_table_of_contents: Joi.boolean(),
  }),
  blog: Joi.object({
    ...common,
    title: text.required(),
    description: common.description.required(),
    slug: text.required(),
    date: Joi.date().required(),
    authors: Joi.array().items(text).min(1).required(),
    tags: Joi.array().items(text).min(1).required(),
  }),
  'src/pages': Joi.object({
    ...common,
    title: text.required(),
    description: common.description.required(),
    hide_table_of_contents: Joi.boolean(),
  }),
};

/** Keys that must be declared in a file beside the content. */
const declarations = [
  {folder: 'docs', key: 'tags', file: 'docs/tags.yml'},
  {folder: 'blog', key: 'tags', file: 'blog/tags.yml'},
  {folder: 'blog', key: 'authors', file: 'blog/authors.yml'},
] as const;

const fence = /^---\r?\n([\s\S]*?)\r?\n---/;

/** Line of the file on which a top-level key of the front matter stands. */
function lineOf(content: string, key: string): number {
  const yaml = fence.exec(content)?.[1] ?? '';
  const {contents} = parseDocument(yaml);
  const pair = isMap(contents)
    ? contents.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  const start = pair && isScalar(pair.key) ? pair.key.range[0] : undefined;
  return start === undefined ? 1 : yaml.slice(0, start).split('\n').length + 1;
}

function declared(siteDir: string, file: string): string[] {
  return Object.keys(parseYaml(fs.readFileSync(path.join(siteDir, file), 'utf8')) as object);
}

/**
 * Makes a `markdown.parseFrontMatter` that holds every file to the rules for its
 * folder: known keys, the required ones there, tags and authors declared, no slug
 * twice. Files elsewhere are left to Docusaurus.
 *
 * @throws Error that names file, line and mend.
 */
export function strictFrontMatter(siteDir: string): ParseFrontMatter {
  const slugs = new Map<string, string>();
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const folder = Object.keys(schemas).find((name) => file.startsWith(`${name}/`));
    const schema = folder && schemas[folder];
    if (!schema) {
      return result;
    }
    const refuse = (key: string, complaint: string): never => {
      throw new Error(`${file}:${lineOf(params.fileContent, key)}: ${complaint}`);
    };

    const {error} = schema.validate(result.frontMatter);
    const [detail] = error?.details ?? [];
    if (error && detail) {
      const allowed = Object.keys(schema.describe().keys as object).join(', ');
      refuse(
        String(detail.path[0] ?? ''),
        `${error.message} in the front matter; keys: ${allowed}`,
      );
    }
    for (const {key, file: declaration} of declarations.filter(
      (entry) => entry.folder === folder,
    )) {
      const known = declared(siteDir, declaration);
      const used = (result.frontMatter[key] ?? []) as string[];
      const unknown = used.find((name) => !known.includes(name));
      if (unknown !== undefined) {
        refuse(
          key,
          `"${unknown}" is not in ${declaration}; add it there or use ${known.join(', ')}`,
        );
      }
    }
    const {slug} = result.frontMatter;
    if (typeof slug === 'string') {
      const address = `${folder}/${slug.replace(/^\//, '')}`;
      const other = slugs.get(address);
      if (other !== undefined && other !== file) {
        refuse('slug', `the slug "${slug}" is taken by ${other}; choose another`);
      }
      slugs.set(address, file);
    }
    return result;
  };
}
