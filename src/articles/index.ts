import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {authorError} from 'docusaurus-plugin-cpp-listings/remark';
import type {Relations} from '../front-matter/schemas';
import {listedDocs, readDoc} from './docs';
import {relatedModule} from './modules';
import {relate, type Article} from './relations';

type Doc = LoadedVersion['docs'][number];

/** Returns the article of a doc; undefined for a doc without a card, which is not an article. */
async function articleOf(siteDir: string, doc: Doc): Promise<Article | undefined> {
  const {file, fileContent, frontMatter} = await readDoc(siteDir, doc);
  if (frontMatter.card === undefined) {
    return undefined;
  }
  return {
    id: path.posix.parse(file).name,
    file,
    fileContent,
    path: doc.permalink,
    title: doc.title,
    position: frontMatter.sidebar_position as number,
    buildsOn: (frontMatter.builds_on ?? {}) as Relations,
    seeAlso: (frontMatter.see_also ?? {}) as Relations,
  };
}

/**
 * Creates a data module for each article with its related articles, from the order of the sidebar
 * and the articles' front matter.
 *
 * @throws Error that names the file of an article that no sidebar has, or the line of an invalid
 * relation.
 */
export default function articles({siteDir}: LoadContext): Plugin {
  return {
    name: 'articles',

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      for (const version of docs.loadedVersions) {
        const byDoc = new Map<Doc, Article>();
        for (const doc of version.docs) {
          const article = await articleOf(siteDir, doc);
          if (article) {
            byDoc.set(doc, article);
          }
        }
        const listed = listedDocs(version);
        const inOrder = listed.flatMap((doc) => byDoc.get(doc) ?? []);
        for (const [doc, article] of byDoc) {
          if (!doc.unlisted && !listed.includes(doc)) {
            throw authorError(
              `${article.file}: no sidebar has this article; add a category for its folder to sidebars.ts`,
            );
          }
        }
        for (const article of byDoc.values()) {
          await actions.createData(relatedModule(article.file), relate(article, inOrder));
        }
      }
    },
  };
}
