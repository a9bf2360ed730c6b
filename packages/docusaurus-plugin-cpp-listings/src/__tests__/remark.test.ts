import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {JsxElement} from '../markdown/attributes';
import {writeContentModules} from '../build/contentModules';
import {remarkListings} from '../remark';

const race = '<Race problem="rotate-array" />';
const citation = '<Measured faster="reversal.cpp" than="juggling.cpp" n={1000} atLeast={1.2} />';

/** Returns the attributes of a page's elements after the plugin has run, by the element's name. */
function filled(text: string, page = 'docs/rotate-array.mdx') {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  remarkListings()(tree, {path: `${process.cwd()}/${page}`});
  const found = new Map<string, Record<string, unknown>>();
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, attributes} = node as JsxElement;
    const values = attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [
            [
              attribute.name,
              typeof attribute.value === 'string' ? attribute.value : attribute.value?.value,
            ],
          ]
        : [],
    );
    found.set(name ?? '', Object.fromEntries(values) as Record<string, unknown>);
  });
  return found;
}

describe('<Race>', () => {
  it('gets its place and the addresses of its speeds and of its programs', () => {
    expect(filled(race).get('Race')).toEqual({
      problem: 'rotate-array',
      place: 'docs/rotate-array.mdx:1',
      addresses: 'listingData0',
      speeds: 'listingData1',
    });
  });

  it('is refused for a variant of an article’s problem', () => {
    expect(() => filled('<Race problem="rotate-array/practice-many-shifts" />')).toThrow(
      "docs/rotate-array.mdx:1: <Race> works only for an article's main problem, not for a variant",
    );
  });
});

describe('<Checked>', () => {
  it('gets its place and the records of its article', () => {
    expect(filled('A line.\n\n<Checked problem="rotate-array" />').get('Checked')).toEqual({
      problem: 'rotate-array',
      place: 'docs/rotate-array.mdx:3',
      data: 'listingData0',
    });
  });
});

it.each([
  '<Approaches problem="merging-two-sorted-arrays" />',
  '<Complexity problem="merging-two-sorted-arrays" />',
  '<Listing file="merging-two-sorted-arrays/std-merge.cpp" />',
])('a component that shows bounds requires that the page mentions their letters: %s', (element) => {
  const page = (text: string) => () => filled(`${text}\n\n${element}`);
  expect(page('The arrays have N elements.')).not.toThrow();
  expect(page('A text.')).toThrow(/^docs\/rotate-array\.mdx:3: the bound O\(N.* uses N, which/);
});

describe('<Measured>', () => {
  it('gets the two speeds that it names, its place and its row', () => {
    expect(filled(`A sentence: ${citation}.\n\n${race}`).get('Measured')).toMatchObject({
      fasterSpeed: 'listingData0["reversal.cpp average 1000"]',
      slowerSpeed: 'listingData0["juggling.cpp average 1000"]',
      fault: 'listingData0["fault"]',
      place: 'docs/rotate-array.mdx:1',
      row: 'speed-rotate-array-average-1000',
    });
  });

  it('requires that the page shows the table that it links to', () => {
    expect(() => filled(`A sentence:\n${citation}.`)).toThrow(
      'docs/rotate-array.mdx:2: <Measured> links to the table of <Race problem="rotate-array" />',
    );
  });

  it('links to no row if it cites another article', () => {
    const other = citation.replace('<Measured', '<Measured problem="rotate-array"');
    expect(filled(other, 'docs/product-array.mdx').get('Measured')).not.toHaveProperty('row');
  });
});

describe('<Listing>', () => {
  const listing = (attributes: string) =>
    Object.keys(
      filled(`<Listing file="rotate-array/reversal.cpp" ${attributes} />`).get('Listing') ?? {},
    );

  it('can be run unless it is bare', () => {
    expect(listing('')).toContain('live');
    expect(listing('bare={false}')).toContain('live');
    expect(listing('bare')).not.toContain('live');
    expect(listing('bare={true}')).not.toContain('live');
  });

  it.each(['bare', 'folded'])('is refused if %s has a wrong value', (flag) => {
    expect(() => listing(`${flag}="no"`)).toThrow(
      `docs/rotate-array.mdx:1: <Listing>: ${flag} must have no value, {true} or {false}, not "no"`,
    );
  });
});

describe('<Count>', () => {
  it('gets its place in the page, for its errors', () => {
    const count = filled('<Count file="rotate-array/reversal.cpp" n="1024" />').get('Count');
    expect(count).toMatchObject({place: 'docs/rotate-array.mdx:1'});
  });
});

describe('a component', () => {
  it.each([
    [
      '<Count file="rotate-array/reversal.cpp" n="1024" region="reads" />',
      '<Count> has no attribute "region"; its attributes: file, n, measure, inputs',
    ],
    [
      '<Count file="rotate-array/reversal.cpp" n="1k" />',
      '<Count>: n must be a whole number in digits',
    ],
    ['<Printed file="rotate-array/moves.cpp" />', '<Printed> needs row='],
    [
      '<Listing file="a.cpp" file="b.cpp" />',
      '<Listing> has the attribute "file" twice; remove one',
    ],
    [
      '<Listing {...props} />',
      '<Listing> does not accept {...props}; write each attribute separately',
    ],
    [
      '<Listing file="rotate-array/proof.cpp" />',
      'listings/rotate-array/proof.cpp cannot be shown in a page',
    ],
    [
      '<Listing file="reversal.cpp" />',
      'there is no listings/reversal.cpp; listings with that name: rotate-array/reversal.cpp',
    ],
    ['<Listing file="" />', '<Listing> needs file="'],
    [
      '<Listing file="/rotate-array/reversal.cpp" />',
      'there is no listings//rotate-array/reversal.cpp; write it as rotate-array/reversal.cpp',
    ],
    ['<Race problem="" />', '<Race> needs problem="'],
    [
      '<Listing file="rotate-array/practice-rotated-by/" />',
      'listings/rotate-array/practice-rotated-by/ is a folder; listings in it: rotate-array/practice-rotated-by/',
    ],
    [
      '<Listing file="rotate-array/problem.yaml" />',
      'listings/rotate-array/problem.yaml cannot be shown in a page; only listings can',
    ],
    [
      '<Listing file="rotate-array/reversal.cpp">Why.</Listing>',
      '<Listing> does not show what is between its tags; move it below',
    ],
    [
      '<Pitfall file="rotate-array/reversal.cpp">Why.</Pitfall>',
      'listings/rotate-array/reversal.cpp is not a pitfall in listings/rotate-array/problem.yaml; its pitfalls: ',
    ],
    ['{[1].map(() => <Listing file="a.cpp" />)}', 'place <Listing> directly in the page'],
    ['export const Mine = () => <Count n="8" />;', 'place <Count> directly in the page'],
    ['<div title={<Race problem="a" />} />', 'place <Race> directly in the page'],
    ['<Race problem={id} />', '<Race> needs text in quotes for "problem"'],
    [
      '<listing file="rotate-array/reversal.cpp" />',
      'there is no component <listing>; did you mean <Listing>?',
    ],
    [
      '<Solution file="rotate-array/reversal.cpp" />',
      '<Solution> has no attribute "file"; its attributes: none',
    ],
    ['<Solution>\n\n</Solution>', '<Solution> is empty; write a <Listing> between its tags'],
  ])('is refused with its line: %s', (text, message) => {
    expect(() => filled(`A line.\n\n${text}`)).toThrow(`docs/rotate-array.mdx:3: ${message}`);
  });

  it.each([
    ['<Race problem="rotate-array">', '</Race>'],
    ['<Exercise problem="rotate-array/practice-rotated-by">', '</Exercise>'],
  ])('whose parts have ids is refused for the same problem a second time: %s', (start, end) => {
    expect(() => filled(`${start}${end}\n\nA line.\n\n${start}${end}`)).toThrow(
      `docs/rotate-array.mdx:5: ${start} is already on line 1; remove one`,
    );
  });

  it('is not an element with the name of a property that every object has', () => {
    expect(() => filled('{[1].map(() => <toString />)}')).not.toThrow();
    expect(() => filled('<constructor />')).not.toThrow();
  });

  it('may stand in code if it needs no data', () => {
    expect(() => filled('{[1].map(() => <Solution>One.</Solution>)}')).not.toThrow();
  });

  it('is ignored in a comment', () => {
    expect(filled('{/* <Listing file="nope.cpp" region="x" /> */}').size).toBe(0);
  });
});

describe('the plugin', () => {
  it('refuses a folder that does not exist', () => {
    expect(() => remarkListings({folder: 'nope'})).toThrow(
      'remarkListings: there is no folder nope/',
    );
  });
});

describe('a site with certain plugins', () => {
  let generated: string;

  beforeEach(() => {
    generated = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
    vi.stubEnv('DOCUSAURUS_GENERATED_FILES_DIR_NAME', generated);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    fs.rmSync(generated, {recursive: true});
  });

  const setPlugins = (pluginVersions: object) =>
    fs.writeFileSync(path.join(generated, 'site-metadata.json'), JSON.stringify({pluginVersions}));

  it('is refused without the plugin that makes the data of its components', () => {
    setPlugins({'docusaurus-plugin-sitemap': {type: 'package'}});
    expect(() => filled(`A line.\n\n${race}`)).toThrow(
      "docs/rotate-array.mdx:3: the site does not have docusaurus-plugin-cpp-listings: add 'docusaurus-plugin-cpp-listings' to the plugins",
    );
  });

  it('needs no plugin for a page without components', () => {
    setPlugins({});
    expect(filled('A line.').size).toBe(0);
  });

  it('is accepted with the plugin', () => {
    setPlugins({'docusaurus-plugin-cpp-listings': {type: 'package'}});
    expect(filled(race).has('Race')).toBe(true);
  });

  it('is refused if its plugin has another folder', () => {
    const dataDir = path.join(generated, 'docusaurus-plugin-cpp-listings/default');
    const setFolder = (listingsDir: string) =>
      writeContentModules(
        {dataDir, listingsDir, checkCommand: ''},
        {problems: [], listings: new Map()},
        new Map(),
      );
    setPlugins({'docusaurus-plugin-cpp-listings': {type: 'package'}});
    setFolder('algorithms');
    expect(() => filled(race)).toThrow(
      'docs/rotate-array.mdx:1: remarkListings has the folder listings, but docusaurus-plugin-cpp-listings has the folder algorithms: in docusaurus.config, give both the same "folder"',
    );
    setFolder('listings');
    expect(filled(race).has('Race')).toBe(true);
  });

  it('is accepted when Docusaurus has not written its plugins', () => {
    expect(filled(race).has('Race')).toBe(true);
  });
});
