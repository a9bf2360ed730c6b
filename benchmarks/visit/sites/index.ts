import path from 'node:path';
import fs from 'node:fs';
import {articlePath} from '../../../harness/routes';
import type {Article} from '../../search/articles';
import {addressOf, visitedIndex, type VisitedPage} from '../pages';
import type {SiteName} from '../siteNames';
import {buildHtml} from './html';
import {buildOwn, findArticles, findLargestArticle, generatedFolder} from './own';
import {buildStarlight} from './starlight';
import {buildStock} from './stock';
import {buildVitepress} from './vitepress';

/** A built site and its visited pages. */
export interface BuiltSite {
  readonly name: SiteName;
  readonly folder: string;
  readonly pages: readonly VisitedPage[];
}

interface Given {
  readonly dir: string;
  readonly articles: readonly Article[];
  /** The `node_modules` of the sites to compare with. */
  readonly peers: string;
}

/** Selects the link to the next doc in Docusaurus's classic theme. */
const docusaurusNext = 'a.pagination-nav__link--next';

const builders: Readonly<Record<SiteName, (given: Given) => string | Promise<string>>> = {
  html: ({dir, articles}) => buildHtml(dir, articles),
  stock: ({dir, articles}) => buildStock(dir, articles),
  starlight: ({dir, articles, peers}) => buildStarlight(dir, articles, peers),
  vitepress: ({dir, articles, peers}) => buildVitepress(dir, articles, peers),
  'own-same': ({dir, articles}) => buildOwn(dir, articles),
  own: ({dir}) => buildOwn(dir, []),
  'own-articles': ({dir}) => buildOwn(dir, []),
};

function pagesOf(name: SiteName, folder: string, articles: readonly Article[]): VisitedPage[] {
  const address = addressOf(articles, visitedIndex(articles.length));
  switch (name) {
    case 'html':
      return [{name: 'HTML alone', path: `/${address}.html`}];
    case 'stock':
      return [{name: 'stock + easyops', path: `/docs/${address}`, next: docusaurusNext}];
    case 'starlight':
      return [{name: 'Starlight', path: `/${address}/`, next: 'a[rel=next]'}];
    case 'vitepress':
      return [{name: 'VitePress', path: `/${address}.html`, next: 'a.pager-link.next'}];
    case 'own-same':
      return [
        {
          name: 'this site, same articles',
          path: `/docs/${generatedFolder}/${address}`,
          next: docusaurusNext,
        },
      ];
    case 'own': {
      const largest = findLargestArticle(folder);
      return [
        {
          name: 'rotate-array',
          path: articlePath('rotate-array'),
          next: docusaurusNext,
          hasPanel: true,
        },
        {name: `largest (${path.basename(largest)})`, path: largest, hasPanel: true},
        {name: 'intro', path: '/docs/intro'},
        {name: 'landing page', path: '/'},
        {name: 'a post', path: '/blog/welcome'},
      ];
    }
    case 'own-articles':
      return findArticles(folder).map((id) => ({
        name: id,
        path: articlePath(id),
        hasPanel: true,
      }));
  }
}

/** The file in a reused build that names the folder of its site. */
const note = 'output.txt';

/** Builds a site in a folder, unless the folder already has it. */
export async function buildSite(name: SiteName, given: Given): Promise<BuiltSite> {
  const noted = path.join(given.dir, note);
  if (!fs.existsSync(noted)) {
    fs.rmSync(given.dir, {recursive: true, force: true});
    const built = await builders[name](given);
    fs.writeFileSync(noted, built);
  }
  const folder = fs.readFileSync(noted, 'utf8');
  return {name, folder, pages: pagesOf(name, folder, given.articles)};
}
