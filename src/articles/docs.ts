import fs from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter} from '../front-matter/parse';

type Doc = LoadedVersion['docs'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A doc's file and its complete front matter. */
export interface DocFile {
  /** The path relative to the site's folder. */
  readonly file: string;
  readonly fileContent: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Returns the ids of the docs in a sidebar, in reading order. */
function docIdsIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return docIdsIn(item.items);
    }
    return item.type === 'doc' ? [item.id] : [];
  });
}

/** Returns the listed docs of a version's sidebars, in reading order. */
export function listedDocs({docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>): Doc[] {
  return Object.values(sidebars)
    .flatMap(docIdsIn)
    .flatMap((id) => docs.find((doc) => doc.id === id && !doc.unlisted) ?? []);
}

/**
 * Reads the file of a doc, which is its translation if there is one.
 *
 * @throws Error that names the file and the line if it was saved with invalid YAML since the doc was
 * loaded.
 */
export async function readDoc(siteDir: string, {source}: Pick<Doc, 'source'>): Promise<DocFile> {
  const file = aliasedSitePathToRelativePath(source);
  const filePath = path.join(siteDir, file);
  const fileContent = fs.readFileSync(filePath, 'utf8');
  const {frontMatter} = await parseFrontMatter(
    {filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER},
    file,
  );
  return {file, fileContent, frontMatter};
}
