import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {
  currentVersion,
  indexMetaName,
  partFile,
  readHeading,
  type Headings,
  type Part,
  type TextFile,
} from '../../packages/docusaurus-theme-local-search/src/shared';
import {readEntries} from '../../packages/docusaurus-theme-local-search/src/push/readEntries';
import {checksumsFile, hashFiles, parseChecksums} from '../../scripts/checksums/list';
import {
  parseLines,
  unpackHeadings,
} from '../../packages/docusaurus-theme-local-search/src/headingsFile';
import {articleIds, articlePath} from '../../harness/routes';

const buildDir = path.resolve('build');
const indexDir = path.join(buildDir, 'search-index');

const html = (address: string) =>
  fs.readFileSync(path.join(buildDir, address, 'index.html'), 'utf8');

function readIndex(): {headings: Headings; texts: string[][]} {
  const [, index = ''] =
    new RegExp(`name=["']?${indexMetaName}["']? content=["']?current:([^"' >]+)`).exec(html('/')) ??
    [];
  const read = (part: Part) =>
    gunzipSync(fs.readFileSync(path.join(indexDir, partFile(index, part)))).toString();
  const headings = unpackHeadings(parseLines(read('headings')));
  const texts = headings.pagesOfTexts.flatMap(
    (_, file) => (JSON.parse(read(`text-${file}`)) as TextFile).pages,
  );
  return {headings, texts: texts.map((page) => [...page])};
}

const builtPages = () =>
  fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'));

/** The articles whose addresses must never change. `articleIds` finds all others automatically. */
const permanent = [
  'dynamic-array-implementation',
  'find-first-unique-element',
  'maximum-subarray-sum',
  'merging-two-sorted-arrays',
  'min-max-rearrage',
  'product-array',
  'rearrange-positive-negative',
  'removing-even-integers',
  'rotate-array',
  'two-numbers-add-to-k',
];

test.each(permanent)('the article %s is at its permanent address', (id) => {
  expect(html(articlePath(id))).toContain('<article');
});

test('the notices list the packages in scripts, styles, fonts and the compiler, and no build-only package', () => {
  const notices = fs.readFileSync(path.join(buildDir, 'notices.txt'), 'utf8');
  const named = [...notices.matchAll(/^(@?[a-z][\w./-]*) \d[\w.-]*, \S+$/gm)].map(
    ([, name]) => name,
  );
  expect(named).toEqual(
    expect.arrayContaining([
      '@codemirror/view',
      '@fontsource-variable/source-serif-4',
      '@lezer/cpp',
      '@orama/orama',
      '@yowasp/clang',
      'infima',
      'prism-react-renderer',
      'react-dom',
      'tree-sitter-cpp',
    ]),
  );
  const onlyForBuilding = [
    'esbuild',
    'eslint',
    'fast-check',
    'oxlint',
    'tsx',
    'unist-util-visit',
    'yaml',
  ];
  expect(named.filter((name) => name && onlyForBuilding.includes(name))).toEqual([]);
});

test('the checksum file lists exactly the files of the build', () => {
  const list = fs.readFileSync(path.join(buildDir, checksumsFile), 'utf8');
  expect(parseChecksums(list)).toEqual(hashFiles(buildDir));
});

test('every address in the search index exists on its page', () => {
  const {headings} = readIndex();
  expect(headings.pages.length).toBeGreaterThan(15);
  for (const {path: address, title, sections} of headings.pages) {
    const page = html(address);
    for (const {anchor} of sections.map((heading) => readHeading(heading, title))) {
      expect(anchor === '' || new RegExp(`id=["']?${anchor}["' >]`).test(page)).toBe(true);
    }
  }
});

test('the search index has an entry for each exercise title, which links to the exercise', () => {
  const {headings} = readIndex();
  const found = headings.pages.flatMap(({path: address, title, sections}) =>
    sections
      .map((heading) => readHeading(heading, title))
      .map(({anchor, heading}) => `${address}#${anchor} ${heading}`),
  );
  for (const id of articleIds) {
    const exercises = [
      ...html(articlePath(id)).matchAll(
        /data-exercise=["']?[^"' >]*\/([\w-]+)["']?><h3[^>]*>([^<]+)/g,
      ),
    ].map(([, anchor, title]) => `${articlePath(id)}#${anchor} ${title}`);
    expect(exercises.length).toBeGreaterThan(1);
    expect(found).toEqual(expect.arrayContaining(exercises));
  }
});

test('the search index has every article, post, page and category, and no list page without its own text', () => {
  const {headings, texts} = readIndex();
  const paths = headings.pages.map(({path: address}) => address);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...articleIds.map(articlePath),
      '/',
      '/blog/welcome',
      '/docs/category/array',
      '/blog/archive',
      '/blog/authors',
    ]),
  );
  expect(paths.filter((address) => /\/(tags|authors\/)/.test(address))).toEqual([]);
  // These two lists say when posts appeared and who wrote them.
  const textOf = (address: string) => texts[paths.indexOf(address)]?.join(' ');
  expect(textOf('/blog/archive')).toContain('March 10 How a listing is proved right');
  expect(textOf('/blog/authors')).toContain('They write and prove the articles');
});

test('each search entry has a title, content, section, path, category and version', () => {
  const entries = readEntries(buildDir);
  expect(entries).toHaveLength(readIndex().texts.flat().length);
  for (const entry of entries) {
    expect(entry.path).toMatch(/^\//);
    expect(['default', 'blogs', 'pages']).toContain(entry.category);
    expect(entry.version).toBe(currentVersion);
  }
  const {
    title,
    section,
    path: address,
    content,
  } = entries.find((entry) => entry.path.endsWith('/rotate-array#three-reversals')) ?? {};
  expect({title, section, address}).toEqual({
    title: 'Three reversals',
    section: 'Rotate an array',
    address: `${articlePath('rotate-array')}#three-reversals`,
  });
  expect(content).toContain('std::ranges::reverse');
});

test('the search index has the text and the code that a page shows, without markup', () => {
  const {headings, texts} = readIndex();
  const page = headings.pages.findIndex(
    ({path: address}) => address === articlePath('rotate-array'),
  );
  const text = texts[page]?.join(' ') ?? '';
  expect(text).toContain('std::ranges::reverse');
  // `<span>` alone is allowed, because it is also a C++ header.
  expect(text).not.toMatch(/<\/?(p|div|Listing)\b|<\/span>|<span\s|import |data=/);
});

test.each([
  ['the section on how an article was checked', 'npm run check -- rotate-array'],
  ['the reading time', 'Reading time: '],
])('%s is not indexed, because it is almost the same in all articles', (_, text) => {
  const {headings, texts} = readIndex();
  const article = headings.pages.findIndex(
    ({path: address}) => address === articlePath('rotate-array'),
  );
  expect(html(articlePath('rotate-array'))).toContain(text);
  expect(texts[article]?.filter((section) => section.includes(text))).toEqual([]);
});

test.each(['rss.xml', 'atom.xml'])(
  '%s describes the blog and contains no controls, which would not work in a feed reader',
  (file) => {
    const feed = fs.readFileSync(path.join(buildDir, 'blog', file), 'utf8');
    expect(feed).toContain('Notes from the people who write and prove the articles.');
    expect(feed).toContain('1.5 times as big');
    expect(feed).toContain('Elements pushed: 33');
    expect(feed).not.toMatch(/<(?:input|label|output|svg|button)\b/);
  },
);

test.each([
  ['rss.xml', '<dc:creator>The editors</dc:creator>'],
  ['atom.xml', '<name>The editors</name>'],
])('%s has its own address, and names the authors of posts', (file, author) => {
  const feed = fs.readFileSync(path.join(buildDir, 'blog', file), 'utf8');
  expect(feed).toMatch(new RegExp(`<(atom:)?link [^>]*rel="self"[^>]*/blog/${file}"/>`));
  expect(feed.split(author)).toHaveLength(4);
});

test('the scripts that every page loads do not list the scripts of single pages, so they do not grow with the site', () => {
  const [, named = ''] = /<meta name=page-scripts content="([^"]+)">/.exec(html('/')) ?? [];
  const first = named.split(' ').map((file) => fs.readFileSync(path.join(buildDir, file), 'utf8'));
  // Docusaurus names the scripts of a route by eight hexadecimal digits of a hash.
  const ofRoutes = fs
    .readdirSync(path.join(buildDir, 'assets/js'))
    .flatMap((file) => /^([\da-f]{8})\.([\da-f]{8})\.js$/.exec(file)?.slice(1) ?? []);
  expect(first).toHaveLength(2);
  expect(ofRoutes.length).toBeGreaterThan(2 * articleIds.length);
  expect(ofRoutes.filter((name) => first.some((script) => script.includes(name)))).toEqual([]);
});

test('the data address of a listing is in its own page and in no script', () => {
  const assets = path.join(buildDir, 'assets');
  const data = fs.readdirSync(path.join(assets, 'listings'));
  const ofListing = data.filter((file) => /^rotate-array~reversal\.cpp\.\w+\.json$/.test(file));
  expect(ofListing).toHaveLength(1);
  const address = ofListing[0] ?? '';
  expect(html(articlePath('rotate-array'))).toContain(address);
  const scripts = fs.readdirSync(path.join(assets, 'js'));
  expect(scripts.length).toBeGreaterThan(2 * articleIds.length);
  expect(
    scripts.filter((file) =>
      fs.readFileSync(path.join(assets, 'js', file), 'utf8').includes(address),
    ),
  ).toEqual([]);
});

test('every page names the address of the search index', () => {
  for (const file of builtPages()) {
    expect(fs.readFileSync(path.join(buildDir, file), 'utf8')).toMatch(
      /content=["']?current:current\.[0-9a-f]{8}\.\d+\.\d+/,
    );
  }
});

test('browsers can add the site as a search engine', () => {
  const [, file = ''] = /<link[^>]*rel="?search"?[^>]*href="?([^" >]+)/.exec(html('/')) ?? [];
  expect(html('/')).toMatch(/<link[^>]*type="?application\/opensearchdescription\+xml/);
  expect(fs.readFileSync(path.join(buildDir, file), 'utf8')).toMatch(
    /template="https:\/\/[^"]+\/search\?q=\{searchTerms\}"/,
  );
});

test.each([
  ['blog/rss.xml', 'rss'],
  ['blog/atom.xml', 'feed'],
  ['sitemap.xml', 'urlset'],
])('%s exists and lists the pages', (file, type) => {
  const xml = fs.readFileSync(path.join(buildDir, file), 'utf8');
  expect(xml).toContain(`<${type}`);
  expect(xml).toContain('/blog/welcome');
});

test('no two pages have the same title', () => {
  const pagesOf = new Map<string, string[]>();
  for (const file of builtPages()) {
    const page = fs.readFileSync(path.join(buildDir, file), 'utf8');
    const isRedirect = /http-equiv=["']?refresh/.test(page);
    const title = /<title[^>]*>([^<]*)/.exec(page)?.[1] ?? '';
    if (!isRedirect) {
      pagesOf.set(title, [...(pagesOf.get(title) ?? []), file]);
    }
  }
  expect(pagesOf.size).toBeGreaterThan(20);
  expect([...pagesOf].filter(([, files]) => files.length > 1)).toEqual([]);
});

test('every page that search engines list has a description of its own, of at most 180 characters', () => {
  const pagesOf = new Map<string, string[]>();
  for (const file of builtPages()) {
    const page = fs.readFileSync(path.join(buildDir, file), 'utf8');
    const [, text = ''] = /<meta[^>]*name=["']?description["']? content="([^"]*)/.exec(page) ?? [];
    if (!/name=["']?robots["']? content=["']?noindex/.test(page)) {
      pagesOf.set(text, [...(pagesOf.get(text) ?? []), file]);
    }
  }
  expect(pagesOf.size).toBeGreaterThan(20);
  expect([...pagesOf].filter(([, files]) => files.length > 1)).toEqual([]);
  expect([...pagesOf.keys()].filter((text) => text === '' || text.length > 180)).toEqual([]);
});

test.each(articleIds)('the article %s has its title and tags as keywords', (id) => {
  const page = html(articlePath(id));
  const [, title = ''] = /<h1[^>]*>([^<]*)/.exec(page) ?? [];
  const [, keywords = ''] = /<meta[^>]*name=["']?keywords["']? content="([^"]*)"/.exec(page) ?? [];
  expect(title).not.toBe('');
  expect(keywords).toBe(`${title},array`);
});

test.each(articleIds)('the article %s has no nested noscript elements', (id) => {
  const depths = [...html(articlePath(id)).matchAll(/<(\/?)noscript/g)].reduce<number[]>(
    (all, [, closes]) => [...all, (all.at(-1) ?? 0) + (closes ? -1 : 1)],
    [],
  );
  expect(depths.length).toBeGreaterThan(2);
  // Where scripts run, a browser ends the outer noscript at the end tag of the inner one.
  expect(Math.max(...depths)).toBe(1);
});

test('the sitemap leaves out the redirect of the docs root and the recorded runs', () => {
  const xml = fs.readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  expect(xml).toContain('/docs/intro<');
  expect(xml).not.toContain('/docs<');
  expect(fs.existsSync(path.join(buildDir, 'runs/rotate-array/index.html'))).toBe(true);
  expect(xml).not.toContain('/runs/');
});

test('the recorded runs are titled after their article and link to it and to each listing', () => {
  const runs = html('/runs/rotate-array');
  expect(runs).toMatch(/<title[^>]*>Recorded runs: Rotate an array /);
  expect(runs).toMatch(/<h1[^>]*>Recorded runs: Rotate an array</);
  const article = articlePath('rotate-array');
  expect(runs).toMatch(new RegExp(`href=["']?${article}["' >]`));
  const listings = [...runs.matchAll(new RegExp(`href=["']?${article}\\?run=([\\w%.-]+)`, 'g'))];
  expect(listings.map(([, file = '']) => decodeURIComponent(file))).toContain(
    'rotate-array/reversal.cpp',
  );
});

test.each(articleIds)('the article %s links to a table of its counts', (id) => {
  const anchor = `counts-${id}`;
  expect(html(articlePath(id))).toMatch(new RegExp(`href=["']?/runs/${id}#${anchor}["' >]`));
  const [, after = ''] = html(`/runs/${id}`).split(new RegExp(`id=["']?${anchor}["' >]`));
  expect(after).toMatch(/^[^]*?<table><caption>Work on adversarial inputs</);
  const [, row = ''] = /<th scope=["']?row["']?>64(<.*?)<tr>/.exec(after) ?? [];
  const cells = [...row.matchAll(/<td[^>]*>([^<]*)/g)].map(([, cell]) => cell ?? '');
  // In one article, the library approach has no code of its own to count.
  const numbers = cells.filter((text) => text !== '–');
  expect(numbers.length).toBeGreaterThan(2);
  expect(cells.length - numbers.length).toBe(id === 'dynamic-array-implementation' ? 1 : 0);
  expect(numbers.filter((text) => !/^[1-9][\d,]*$/.test(text))).toEqual([]);
});

test('the style sheet keeps each Infima class that a page or a script uses', () => {
  const classesOf = (css: string) =>
    new Set(css.replaceAll(/\/\*.*?\*\//gs, '').match(/(?<=\.)-?[a-z_][\w-]*/gi));
  const assets = (folder: string) =>
    fs
      .readdirSync(path.join(buildDir, 'assets', folder))
      .map((file) => path.join(buildDir, 'assets', folder, file));
  const read = (files: readonly string[]) =>
    files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const names = new Set(
    read([...builtPages().map((page) => path.join(buildDir, page)), ...assets('js')]).match(
      /[\w-]+/g,
    ),
  );
  const ofInfima = classesOf(read([require.resolve('infima/dist/css/default/default.css')]));
  const used = [...ofInfima].filter((name) => names.has(name));
  expect(used.length).toBeGreaterThan(100);
  const remaining = classesOf(read(assets('css')));
  expect(used.filter((name) => !remaining.has(name))).toEqual([]);
});

test('the style sheet keeps each Infima variable that a rule or a script uses', () => {
  const read = (folder: string) =>
    fs
      .readdirSync(path.join(buildDir, 'assets', folder))
      .map((file) => fs.readFileSync(path.join(buildDir, 'assets', folder, file), 'utf8'))
      .join('\n');
  const variablesIn = (css: string) => new Set(css.match(/(?<=[{;]\s*)--[\w-]+(?=:)/g));
  const css = read('css');
  const names = new Set([
    ...(css.match(/(?<=var\()--[\w-]+/g) ?? []),
    ...(read('js').match(/--ifm[\w-]+/g) ?? []),
  ]);
  const infima = fs.readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
  const used = [...variablesIn(infima)].filter((name) => names.has(name));
  expect(used.length).toBeGreaterThan(100);
  const remaining = variablesIn(css);
  expect(used.filter((name) => !remaining.has(name))).toEqual([]);
});
