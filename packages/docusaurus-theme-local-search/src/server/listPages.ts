import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {Category} from '../shared';
import {categoryPagesOf} from './categoryPages';
import {docsVersion, type DocsVersion} from './docsVersions';

/** A page that Docusaurus builds and that readers may find. */
export interface SourcePage {
  /** Address with the base path. */
  readonly path: string;
  readonly title: string;
  readonly category: Category;
  /** The docs version of the page; undefined for a page of all versions. */
  readonly version: DocsVersion | undefined;
  /** The page's source file, as `@site/…`; undefined for one that Docusaurus or a plugin makes. */
  readonly source?: string | undefined;
  /** All the text of a page that is nothing but links besides. */
  readonly description?: string | undefined;
  /** What its front matter wants it to be found by, and its text need not have. */
  readonly keywords?: readonly string[] | undefined;
  /** How its front matter says that the file is written. */
  readonly format?: unknown;
}

/** What is searched. */
export interface Included {
  readonly docs: boolean;
  readonly blog: boolean;
  readonly pages: boolean;
  /** Paths of further pages, with the base path. */
  readonly routes: readonly string[];
}

/** Lists other names of what a page is about: those of the key `search_keywords`, and its tags. */
function keywordsOf(
  frontMatter: object,
  tags: readonly {readonly label: string}[] = [],
): readonly string[] {
  const {search_keywords: keywords} = frontMatter as Readonly<Record<string, unknown>>;
  return [
    ...(Array.isArray(keywords) ? keywords.map(String) : []),
    ...tags.map(({label}) => label),
  ];
}

/** Returns what the instances of a plugin have loaded, by their ids. */
const contentsOf = <Content>(allContent: AllContent, plugin: string) =>
  Object.entries(allContent[plugin] ?? {}).filter(([, content]) => content) as [string, Content][];

/**
 * Lists the pages of all docs, blog and pages plugins, without drafts and unlisted ones, and those
 * at further routes.
 *
 * @param toAddress returns the address at which a path is served.
 */
export function listPages(
  allContent: AllContent,
  included: Included,
  toAddress: (path: string) => string,
): SourcePage[] {
  const docs = contentsOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(
    ([plugin, {loadedVersions}]) =>
      loadedVersions.flatMap(({versionName, isLast, docs: docsOfVersion, sidebars}) => {
        const version = docsVersion(plugin, versionName, isLast);
        const category = 'default' as const;
        return [
          ...docsOfVersion
            .filter(({draft, unlisted}) => !draft && !unlisted)
            .map(({permalink, title, source, frontMatter, tags}) => ({
              path: permalink,
              title,
              category,
              version,
              source,
              keywords: keywordsOf(frontMatter, tags),
              format: frontMatter.format,
            })),
          ...categoryPagesOf({sidebars}).map(({permalink, title, description}) => ({
            path: permalink,
            title,
            category,
            version,
            description,
          })),
        ];
      }),
  );
  const posts = contentsOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(
    ([, {blogPosts}]) =>
      blogPosts
        .filter(({metadata}) => !metadata.unlisted)
        .map(({metadata: {permalink, title, source, frontMatter, tags}}) => ({
          path: permalink,
          title,
          category: 'blogs' as const,
          version: undefined,
          source,
          keywords: keywordsOf(frontMatter, tags),
          format: frontMatter.format,
        })),
  );
  const pages = contentsOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages').flatMap(
    ([, metadata]) =>
      metadata
        .filter((page) => !(page.type === 'mdx' && page.unlisted))
        .map((page) => ({
          path: page.permalink,
          title: page.type === 'mdx' ? (page.title ?? '') : '',
          category: 'pages' as const,
          version: undefined,
          source: page.source,
          keywords: page.type === 'mdx' ? keywordsOf(page.frontMatter) : undefined,
          format: page.type === 'mdx' ? page.frontMatter.format : undefined,
        })),
  );
  const further = included.routes.map((path) => ({
    path,
    title: '',
    category: 'pages' as const,
    version: undefined,
  }));
  return [
    ...(included.docs ? docs : []),
    ...(included.blog ? posts : []),
    ...(included.pages ? pages : []),
    ...further,
  ].map((page) => ({...page, path: toAddress(page.path)}));
}
