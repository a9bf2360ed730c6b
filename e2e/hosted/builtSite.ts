import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {makeIndex} from '../../packages/docusaurus-theme-local-search/src/server/makeIndex';
import {writeIndex} from '../../packages/docusaurus-theme-local-search/src/server/writeIndex';
import {indexFolder} from '../../packages/docusaurus-theme-local-search/src/shared';

/** A folder with a search index, which is the only part of a built site that is pushed. */
export class BuiltSite {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-site-'));

  /** Writes an index with this many pages, each with one section that contains the word. */
  build(pages: number, word: string, version = 'current'): void {
    const folder = path.join(this.folder, 'build', indexFolder);
    fs.rmSync(folder, {recursive: true, force: true});
    const all = Array.from({length: pages}, (_, number) => ({
      path: `/docs/page-${number}`,
      title: `Page ${number}`,
      category: 'default' as const,
      breadcrumbs: [],
      sections: [{anchor: '', heading: `Page ${number}`, content: `about ${word}`}],
    }));
    writeIndex(
      folder,
      version,
      makeIndex(version, all, (each) => each),
    );
  }

  remove(): void {
    fs.rmSync(this.folder, {recursive: true});
  }
}
