import type {IndexNames, Page, Section} from '../shared';
import {indexedVersionsOf, pagesOfIndex, type DocsVersion} from './docsVersions';
import {noKeywords} from './keywords';
import {loadStemmer, type Language} from './languages';
import type {SourcePage} from './listPages';
import {makeIndex} from './makeIndex';
import type {PageText} from './readPage';
import {writeIndex} from './writeIndex';

/** A page with the version it belongs to. */
export interface VersionedPage extends Omit<Page, 'version'> {
  readonly version: DocsVersion | undefined;
}

/** Combines a page's data from Docusaurus with its text, if that has been read. */
export function toPage(source: SourcePage, text?: PageText): VersionedPage {
  const {path, category, version, description, keywords = noKeywords} = source;
  const {title = source.title, breadcrumbs = [], sections: read = []} = text ?? {};
  const only: Section = {anchor: '', heading: title, content: description ?? ''};
  const sections = description === undefined ? read : [only];
  return {
    path,
    title,
    category,
    version,
    breadcrumbs,
    sections: sections.map((section, i) => ({
      ...section,
      keywords: [
        ...(i === 0 ? keywords.ofPage : []),
        ...(keywords.ofSections.get(section.anchor) ?? []),
        ...(section.keywords ?? []),
      ],
    })),
  };
}

/** Writes the index files of each version. */
export function writeVersions(
  folder: string,
  sources: readonly SourcePage[],
  pages: readonly VersionedPage[],
  language: Language | undefined,
): IndexNames {
  const stemmer = loadStemmer(language);
  return Object.fromEntries(
    indexedVersionsOf(sources).map((index) => {
      const ofIndex = pagesOfIndex(pages, index).map(({version, ...page}) => ({
        ...page,
        ...(version && version.id !== index && {version: version.id}),
      }));
      return [index, writeIndex(folder, index, makeIndex(index, ofIndex, stemmer))];
    }),
  );
}
