import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {Category} from '../shared';
import {categoryPagesOf} from './categoryPages';
import {docsVersion, type DocsVersion} from './docsVersions';
import {readKeywords, type Keywords} from './keywords';

/** A page that Docusaurus builds and that the search includes. */
export interface SourcePage {
  /** Address, including the base path. */
  readonly path: string;
  readonly title: string;
  readonly category: Category;
  /** The page's docs version; undefined for a page that belongs to all versions. */
  readonly version: DocsVersion | undefined;
  /** The page's source file, as `@site/…`; undefined for a generated page. */
  readonly source?: string | undefined;
  /** The whole text of a page that otherwise contains only links. */
  readonly description?: string | undefined;
  /** Keywords from its front matter and its tags, which its text need not contain. */
  readonly keywords?: Keywords | undefined;
  /** The Markdown format that its front matter sets. */
  readonly format?: unknown;
}

/** The content to search. */
export interface Included {
  readonly docs: boolean;
  readonly blog: boolean;
  readonly pages: boolean;
  /** Addresses of additional pages, including the base path. */
  readonly routes: readonly string[];
}

/** Returns the content that each instance of a plugin has loaded, with the instance's id. */
const contentsOf = <Content>(allContent: AllContent, plugin: string) =>
  Object.entries(allContent[plugin] ?? {}).filter(([, content]) => content) as [string, Content][];

/**
 * Lists the pages of all docs, blog and pages plugins. Drafts and unlisted pages are excluded.
 *
 * @param toAddress returns the address at which a path is served.
 * @throws Error if the keywords of a page have another form than a list.
 */
export function listPages(
  allContent: AllContent,
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
              keywords: readKeywords(frontMatter, source, tags),
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
          keywords: readKeywords(frontMatter, source, tags),
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
          keywords: page.type === 'mdx' ? readKeywords(page.frontMatter, page.source) : undefined,
          format: page.type === 'mdx' ? page.frontMatter.format : undefined,
        })),
  );
  return [...docs, ...posts, ...pages].map((page) => ({...page, path: toAddress(page.path)}));
}

/** Returns the pages to search: those of the included plugins, and those at the additional routes. */
export function includedPages(
  all: readonly SourcePage[],
  {docs, blog, pages, routes}: Included,
): SourcePage[] {
  const isIncluded: Readonly<Record<Category, boolean>> = {default: docs, blogs: blog, pages};
  return [
    ...all.filter(({category}) => isIncluded[category]),
    ...routes.map((path) => ({path, title: '', category: 'pages' as const, version: undefined})),
  ];
}
