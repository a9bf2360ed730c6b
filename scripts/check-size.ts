// Visits pages of the built site as a reader on a slow connection, and compares the gzipped bytes
// that they load with `size-budgets.json`. With `--update` it rewrites the budgets. The HTML of
// each article is also compared with the bars of the design.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {chromium, type Page} from 'playwright-core';
import {chromiumOptions} from '../harness/chromium';
import {readCompilerFiles} from '../harness/compilerFiles';
import {saveData} from '../harness/connection';
import {addressOf, serve} from '../harness/host';
import {articleIds, articlePath} from '../harness/routes';
import {runScript} from './runScript';
import {
  budgetsFor,
  countElements,
  describeSizes,
  findBreaches,
  findHeavyPages,
  limitsFor,
  type Budgets,
  type PageWeight,
  type SizedFile,
} from './sizeBudgets';

const root = path.resolve(import.meta.dirname, '..');
const build = path.join(root, 'build');
const budgetFile = path.join(root, 'scripts/size-budgets.json');
const introduction = '/docs/intro';

/** Kinds of pages that readers open first; everything that they load has a budget. */
const visited: Readonly<Record<string, () => string>> = {
  'largest article': () => `/${path.dirname(weighPages()[0]?.file ?? '')}`,
  introduction: () => introduction,
  'landing page': () => '/',
  post: () => '/blog/welcome',
};

/** Everything that a page loads without prefetching. */
const byLoad = (page: string) => `${page}: all by load`;

/** Everything that a page loads before an input, including what it prefetches. */
const settled = (page: string) => `${page}: all before an input`;

/** Milliseconds in which a page prefetches the data of panels near the viewport. */
const prefetchTime = 1000;

/** The limits of the design, in bytes. */
const bars: Budgets = {
  ...Object.fromEntries(
    Object.keys(visited).flatMap((page) => [
      [byLoad(page), 120_000],
      [settled(page), 200_000],
    ]),
  ),
  'article: scripts': 10_000,
  'article: HTML of the largest': 40_000,
  'introduction: scripts': 10_000,
};

function sizeOf(file: string): SizedFile {
  const bytes = fs.readFileSync(path.join(build, file));
  return {file, bytes: file.endsWith('.gz') ? bytes.length : gzipSync(bytes, {level: 9}).length};
}

const htmlOf = (address: string) => sizeOf(path.join(address, 'index.html').replace(/^\//, ''));

/** Returns the articles and the introduction, sorted by their number of elements, largest first. */
const weighPages = (): PageWeight[] =>
  [introduction, ...articleIds.map(articlePath)]
    .map(htmlOf)
    .map(({file, bytes}) => ({
      file,
      bytes,
      elements: countElements(fs.readFileSync(path.join(build, file), 'utf8')),
    }))
    .sort((a, b) => b.elements - a.elements);

/** Returns the matching files that a page requests while a function runs. */
async function filesOf(
  page: Page,
  isWanted: (url: string, type: string) => boolean,
  use: () => Promise<unknown>,
): Promise<SizedFile[]> {
  const found = new Set<string>();
  page.on('request', (request) => {
    if (isWanted(request.url(), request.resourceType())) {
      found.add(new URL(request.url()).pathname.slice(1));
    }
  });
  await use();
  return [...found].map(sizeOf);
}

/** Opens an empty page of a browser that visits the built site. */
type OpenPage = () => Promise<Page>;

/** Opens a page of a reader who saves data, so that nothing is prefetched. */
async function openSavingPage(open: OpenPage): Promise<Page> {
  const page = await open();
  await saveData(page);
  return page;
}

async function loadedBy(open: OpenPage, address: string, type: 'script' | 'stylesheet') {
  const page = await openSavingPage(open);
  const files = await filesOf(
    page,
    (_, of) => of === type,
    () => page.goto(address, {waitUntil: 'networkidle'}),
  );
  await page.close();
  return files;
}

/** Loads a page without an input; the application must not be loaded. */
async function loadedWithoutInput(page: Page, address: string, wait: () => Promise<unknown>) {
  const icon = '/img/favicon.svg';
  const files = await filesOf(
    page,
    (url, type) => url.startsWith('http') && type !== 'document' && !url.endsWith(icon),
    async () => {
      await page.goto(address, {waitUntil: 'networkidle'});
      await wait();
    },
  );
  await page.close();
  // Browsers of readers load the icon, but the headless shell does not.
  return [htmlOf(address), sizeOf(icon), ...files];
}

/** Waits until the code of the islands is loaded, and the data of the islands near the viewport. */
async function waitForPrefetch(page: Page): Promise<void> {
  if ((await page.locator('[data-prose] [data-island]').count()) > 0) {
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({name}) => name.includes('/islands.')),
    );
    await page.waitForTimeout(prefetchTime);
  }
}

/** Returns everything that each kind of page loads before an input. */
async function loadedByPage(open: OpenPage): Promise<Record<string, SizedFile[]>> {
  const loaded: Record<string, SizedFile[]> = {};
  for (const [name, address] of Object.entries(visited)) {
    const saving = await openSavingPage(open);
    loaded[byLoad(name)] = await loadedWithoutInput(saving, address(), () => Promise.resolve());
    const page = await open();
    loaded[settled(name)] = await loadedWithoutInput(page, address(), () => waitForPrefetch(page));
  }
  return loaded;
}

async function searchFiles(open: OpenPage) {
  const page = await openSavingPage(open);
  await page.goto(introduction, {waitUntil: 'networkidle'});
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname.slice(1)));
  const index = await filesOf(
    page,
    (url) => url.includes('.headings.'),
    async () => {
      await Promise.all([page.waitForEvent('worker'), page.keyboard.press('Control+k')]);
      await page.waitForLoadState('networkidle');
    },
  );
  await page.close();
  return {index, worker: workers.map(sizeOf)};
}

async function measure() {
  const browser = await chromium.launch(chromiumOptions());
  const server = await serve(build, 0);
  const open = () => browser.newPage({baseURL: addressOf(server)});
  try {
    const article = articlePath('rotate-array');
    const [largest] = articleIds
      .map((id) => htmlOf(articlePath(id)))
      .sort((a, b) => b.bytes - a.bytes);
    const search = await searchFiles(open);
    const headers = readCompilerFiles(build).filter(({file}) =>
      path.basename(file).startsWith('files.'),
    );
    return {
      'article: scripts': await loadedBy(open, article, 'script'),
      'article: HTML of the largest': largest ? [largest] : [],
      'article: CSS': await loadedBy(open, article, 'stylesheet'),
      'introduction: scripts': await loadedBy(open, introduction, 'script'),
      'introduction: HTML': [htmlOf(introduction)],
      'introduction: CSS': await loadedBy(open, introduction, 'stylesheet'),
      ...(await loadedByPage(open)),
      'search: first index file': search.index,
      'search: worker': search.worker,
      'compiler: headers and objects': headers.map(({file, stored}) => ({file, bytes: stored})),
      'compiler: headers and objects, unpacked': headers.map(({file, unpacked}) => ({
        file,
        bytes: unpacked,
      })),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {update: {type: 'boolean', default: false}}});
  const sizes = await measure();
  if (values.update) {
    const updated = {...budgetsFor(sizes, bars), ...limitsFor(weighPages())};
    fs.writeFileSync(budgetFile, `${JSON.stringify(updated, null, 2)}\n`);
  }
  const budgets = JSON.parse(fs.readFileSync(budgetFile, 'utf8')) as Budgets;
  console.log(describeSizes(sizes, budgets));
  const pages = weighPages();
  pages.forEach(({file, bytes, elements}) => {
    console.log(`${file}: ${(bytes / 1000).toFixed(1)} KB, ${elements} elements`);
  });
  const breaches = [...findBreaches(sizes, budgets), ...findHeavyPages(pages, budgets)];
  breaches.forEach((breach) => console.error(breach));
  process.exitCode = breaches.length > 0 ? 1 : 0;
}

runScript(main);
