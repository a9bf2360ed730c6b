import fs from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Joi} from '@docusaurus/utils-validation';
import {authorError} from 'docusaurus-plugin-cpp-listings/remark';
import {declaredIn} from './declarations';
import {faultOfBody} from './faultOfBody';
import {lineOf, type KeyPath} from './lineOf';
import {addressPart, siblingKeys, schemas} from './schemas';

type ParseParams = Parameters<ParseFrontMatter>[0];
type Parsed = Awaited<ReturnType<ParseFrontMatter>>;

/** A kind of content: its folders and its rules. */
interface Kind {
  /** The folder of the default language and the current version. */
  readonly folder: string;
  /** Matches that folder and those of translations and older versions. */
  readonly folders: RegExp;
  /** Returns the schema for a file, by its path below the folder. */
  readonly schemaFor: (file: string) => Joi.ObjectSchema;
  /** The keys whose values must be declared in a file of the folder. */
  readonly declarations: readonly {readonly key: string; readonly file: string}[];
}

/** Keys of an article that its own page does not need. */
const readElsewhere = new Set(['card', 'builds_on', 'see_also']);

const docsFolders =
  /^(docs|versioned_docs\/[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+)\//;
const isArticleBelow = (file: string) => file.startsWith('data-structures-and-algorithms/');

const kinds: readonly Kind[] = [
  {
    folder: 'docs/',
    folders: docsFolders,
    schemaFor: (file) => (isArticleBelow(file) ? schemas.article : schemas.doc),
    declarations: [{key: 'tags', file: 'tags.yml'}],
  },
  {
    folder: 'blog/',
    folders: /^(blog|i18n\/[^/]+\/docusaurus-plugin-content-blog)\//,
    schemaFor: () => schemas.post,
    declarations: [
      {key: 'tags', file: 'tags.yml'},
      {key: 'authors', file: 'authors.yml'},
    ],
  },
  {
    folder: 'src/pages/',
    folders: /^(src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-pages)\//,
    schemaFor: () => schemas.page,
    declarations: [],
  },
];

/** Returns whether a file, given by its path relative to the site's folder, is an article. */
export function isArticle(file: string): boolean {
  const [folder] = docsFolders.exec(file) ?? [];
  return folder !== undefined && isArticleBelow(file.slice(folder.length));
}

/** Returns the kind of content that a file belongs to, and the part of its path that says so. */
function kindOf(file: string): {readonly kind: Kind; readonly folder: string} | undefined {
  const kind = kinds.find(({folders}) => folders.test(file));
  return kind && {kind, folder: kind.folders.exec(file)?.[0] ?? ''};
}

/** Returns where a declaration may be: next to the content, or with that of the default language. */
const declarationFiles = (kind: Kind, folder: string, name: string) => [
  folder + name,
  kind.folder + name,
];

/** Returns the files that may declare the tags and authors of a page; all paths are absolute. */
export function declarationsOf(siteDir: string, filePath: string): string[] {
  const found = kindOf(path.relative(siteDir, filePath).split(path.sep).join('/'));
  const files = found?.kind.declarations.flatMap(({file}) =>
    declarationFiles(found.kind, found.folder, file),
  );
  return [...new Set(files)].map((file) => path.join(siteDir, file));
}

const articleName = new RegExp(`^${addressPart}\\.mdx?$`);

/** Matches the day in the name of a post's file. */
const dayOfFile = /^(\d{4}-\d\d-\d\d)-/;

/**
 * The errors of texts with invalid YAML. The parser caches such a text, and would return empty
 * front matter for it the second time. The parser itself never forgets a text, so this map adds
 * little.
 */
const thrown = new Map<string, unknown>();

/**
 * Parses front matter with Docusaurus' parser, and checks nothing but the YAML.
 *
 * @param file the path relative to the site's folder.
 * @throws Error that names the file and the line.
 */
export async function parseFrontMatter(params: ParseParams, file: string): Promise<Parsed> {
  try {
    if (thrown.has(params.fileContent)) {
      throw thrown.get(params.fileContent);
    }
    return await params.defaultParseFrontMatter(params);
  } catch (error) {
    thrown.set(params.fileContent, error);
    const {reason, mark} = error as {reason?: string; mark?: {line: number}};
    throw reason === undefined || mark === undefined
      ? error
      : authorError(`${file}:${mark.line + 1}: ${reason} in the front matter`);
  }
}

/** Returns the address of a file within its kind of content, by its path below the folder. */
function addressOf(kind: Kind, file: string, slug: unknown): string {
  const {dir, name} = path.posix.parse(file);
  const written = typeof slug === 'string' ? slug : name;
  // Only in docs is a slug relative to the folder of its file.
  const below = kind.folder === 'docs/' || typeof slug !== 'string' ? `/${dir}/` : '/';
  return path.posix.resolve(below, written);
}

/** Adds the keywords for search engines: the title and the tags of a page. */
function withKeywords(frontMatter: Record<string, unknown>): Record<string, unknown> {
  const {title, tags, keywords} = frontMatter;
  return keywords === undefined && Array.isArray(tags)
    ? {...frontMatter, keywords: [title, ...(tags as unknown[])]}
    : frontMatter;
}

/** What readers call the bounds that each article states, though its text calls them costs. */
const articleKeyword = 'time and space complexity';

/** Adds the keyword for the site's search that all articles have in common. */
function withArticleKeyword(frontMatter: Record<string, unknown>): Record<string, unknown> {
  const {search_keywords: own = []} = frontMatter;
  return {...frontMatter, search_keywords: [...(own as unknown[]), articleKeyword]};
}

/**
 * Whether a text is only the beginning of its file. Docusaurus parses a post up to its truncate
 * mark for lists.
 */
const isCut = ({filePath, fileContent}: Parameters<ParseFrontMatter>[0]): boolean =>
  fs.existsSync(filePath) && fs.readFileSync(filePath, 'utf8').length > fileContent.length;

/**
 * Returns a `markdown.parseFrontMatter` that checks every file by the rules for its folder: known
 * keys, all required keys, declared tags and authors, a unique address, and no text that MDX
 * rejects without a reason. Files in other folders are left to Docusaurus. A page with tags gets
 * keywords, unless it has its own. Each article can be searched for by its complexity. Data that
 * only other pages show of an article is checked and left out of the result, which is part of the
 * article's scripts.
 *
 * @throws Error that names the file, the line, the key and the fix.
 */
export function strictFrontMatter(siteDir: string): ParseFrontMatter {
  /** The address of each file that was read. */
  const addresses = new Map<string, string>();
  return async (params) => {
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const result = await parseFrontMatter(params, file);
    const found = kindOf(file);
    if (!found) {
      return result;
    }
    const {kind, folder} = found;
    const refuse = (keys: KeyPath, message: string): never => {
      throw authorError(`${file}:${lineOf(params.fileContent, keys)}: ${message}`);
    };

    const below = file.slice(folder.length);
    if (isArticle(file) && !articleName.test(path.posix.basename(file))) {
      throw authorError(
        `${file}: the name of an article's file must contain only lower-case letters, digits and "-", such as second-largest.mdx`,
      );
    }
    const schema = kind.schemaFor(below);
    const {error} = schema.validate(result.frontMatter, {abortEarly: false});
    const details = error?.details ?? [];
    // An unknown key is reported first, because it may be a required key that is misspelt.
    const detail = details.find(({type}) => type === 'object.unknown') ?? details[0];
    if (detail && Object.keys(result.frontMatter).length === 0) {
      refuse(
        [],
        'there is no front matter; the first line of the file must be ---, and so must the line after the last key',
      );
    }
    if (detail) {
      const allowed = siblingKeys(schema, detail.path).join(', ');
      const isOfKeys = ['object.unknown', 'any.required'].includes(detail.type);
      const hint = isOfKeys && allowed !== '' ? ` in the front matter; keys: ${allowed}` : '';
      refuse(detail.path, detail.message + hint);
    }
    for (const {key, file: name} of kind.declarations) {
      const declaration = declarationFiles(kind, folder, name).find((candidate) =>
        fs.existsSync(path.join(siteDir, candidate)),
      );
      const declared = declaration === undefined ? [] : declaredIn(siteDir, declaration);
      const used = (result.frontMatter[key] ?? []) as string[];
      const unknown = used.find((value) => !declared.includes(value));
      if (unknown !== undefined) {
        const others = declared.length === 0 ? '' : ` or use ${declared.join(', ')}`;
        refuse(
          [key],
          `"${unknown}" is not in ${declaration ?? kind.folder + name}; add it there${others}`,
        );
      }
    }
    const {slug, date} = result.frontMatter;
    const address = folder + addressOf(kind, below, slug);
    const [other] =
      [...addresses].find(
        ([owner, taken]) =>
          taken === address && owner !== file && fs.existsSync(path.join(siteDir, owner)),
      ) ?? [];
    addresses.delete(file);
    if (other !== undefined) {
      refuse(
        ['slug'],
        typeof slug === 'string'
          ? `the slug "${slug}" is already used by ${other}; choose another`
          : `its address is already used by ${other}; rename the file, or change the slug there`,
      );
    }
    addresses.set(file, address);
    // YAML parses the 32nd of a month as the 1st of the next.
    const [, written] = /^date: *(\d+-\d+-\d+)/m.exec(params.fileContent) ?? [];
    if (written !== undefined && date instanceof Date && !date.toISOString().startsWith(written)) {
      refuse(['date'], `${written} is not a day of the calendar`);
    }
    const [, named] = dayOfFile.exec(below) ?? [];
    if (named !== undefined && date instanceof Date && !date.toISOString().startsWith(named)) {
      refuse(['date'], `the file name has another day, ${named}; make them equal`);
    }
    const isPost = kind.folder === 'blog/' && !isCut(params);
    const fault = faultOfBody(params.fileContent, isPost);
    if (fault) {
      throw authorError(`${file}:${fault.line}: ${fault.message}`);
    }
    const own = Object.entries(result.frontMatter).filter(([key]) => !readElsewhere.has(key));
    const frontMatter = withKeywords(Object.fromEntries(own));
    return {
      ...result,
      frontMatter: isArticle(file) ? withArticleKeyword(frontMatter) : frontMatter,
    };
  };
}
