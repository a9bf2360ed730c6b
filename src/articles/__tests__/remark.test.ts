import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {remarkArticles} from '../remark';
import {readingTime} from '../readingTime';
import {parsePage} from './readArticles';

const words = (count: number) => 'word '.repeat(count);

let listings: string;

beforeEach(() => {
  listings = fs.mkdtempSync(path.join(os.tmpdir(), 'listings-'));
  fs.writeFileSync(
    path.join(listings, 'a.cpp'),
    `${words(999)}\n// #region listing\n${words(200)}\n// #endregion\n` +
      `// #region other\n${words(100)}\n// #endregion\n`,
  );
});

afterEach(() => {
  fs.rmSync(listings, {recursive: true});
});

/** Returns the text attributes of an article's component after the plugin has run. */
function attributesOf(name: string, text: string): Record<string, unknown>[] {
  const tree = parsePage(text);
  remarkArticles({listings})(tree, {
    path: path.resolve('docs/data-structures-and-algorithms/array/a.mdx'),
  });
  return tree.children
    .filter(
      (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && node.name === name,
    )
    .map(({attributes}) =>
      Object.fromEntries(
        attributes.flatMap((each) =>
          each.type === 'mdxJsxAttribute' ? [[each.name, each.value]] : [],
        ),
      ),
    );
}

it('adds the reading time to InShort, in two parts', () => {
  const text = `<InShort>\n\nShort.\n\n</InShort>\n\n${words(300)}\n\n<Advanced>\n\n${words(450)}\n\n</Advanced>\n`;
  expect(attributesOf('InShort', text)).toEqual([{minutes: '2', more: '3'}]);
});

it('counts the shown region of a listing at a third of the reading speed of text', () => {
  expect(readingTime(parsePage('<Listing file="a.cpp" />\n'), listings).minutes).toBe(4);
  expect(
    readingTime(parsePage('<Listing file="a.cpp" region="other" />\n'), listings).minutes,
  ).toBe(2);
  const both = '<Listing file="a.cpp" />\n\n<Pitfall file="a.cpp">\n\nText\n\n</Pitfall>\n';
  expect(readingTime(parsePage(both), listings).minutes).toBe(8);
});

it('counts code in the text as text, and a block of code at a third of the speed', () => {
  const minutesOf = (text: string) => readingTime(parsePage(text), listings).minutes;
  expect(minutesOf(`\`${words(450)}\`\n`)).toBe(3);
  expect(minutesOf(`\`\`\`\n${words(450)}\n\`\`\`\n`)).toBe(9);
});

it('counts no words for a missing region, which another plugin reports', () => {
  const text = '<Listing file="a.cpp" region="none" />\n';
  expect(readingTime(parsePage(text), listings)).toEqual({minutes: 1, more: 0});
});

it('counts no words in collapsed content', () => {
  const text = `<Pitfall file="none.cpp">\n\n${words(900)}\n\n</Pitfall>\n\n<Solution>\n\n${words(900)}\n\n</Solution>\n`;
  expect(readingTime(parsePage(text), listings)).toEqual({minutes: 1, more: 0});
});

it('gives each Advanced part an anchor behind it', () => {
  const part = '<Advanced>\n\nText\n\n</Advanced>\n\n';
  expect(attributesOf('Advanced', part + part)).toEqual([
    {end: 'after-part-1'},
    {end: 'after-part-2'},
  ]);
});

it('imports the related articles of an article into its component, and rejects them elsewhere', () => {
  const tree = parsePage('Text\n\n<Related />\n');
  const file = 'docs/data-structures-and-algorithms/array/a.mdx';
  remarkArticles({listings})(tree, {path: path.resolve(file)});
  expect(tree.children[0]).toMatchObject({
    type: 'mdxjsEsm',
    value: `import relatedArticles from '@generated/articles/default/related/${file}.json';`,
  });
  expect(tree.children[2]).toMatchObject({
    name: 'Related',
    attributes: [{name: 'data', value: {value: 'relatedArticles'}}],
  });
  expect(() =>
    remarkArticles({listings})(parsePage('Text\n\n<Related />\n'), {
      path: path.resolve('docs/a.mdx'),
    }),
  ).toThrow('docs/a.mdx:3: only an article has related articles; remove <Related />');
});

it.each([
  [
    '<Advanced level="L">\n\nText\n\n</Advanced>',
    '<Advanced> has no attribute "level"; its attributes: label',
  ],
  [
    '<InShort minutes="3">\n\nText\n\n</InShort>',
    '<InShort> has no attribute "minutes"; its attributes: none',
  ],
  [
    `<InShort>\n\n**Idea.** ${words(30)}\n\n**Use.** ${words(30)}\n\n</InShort>`,
    '<InShort> has 62 words; shorten it to at most 60, and leave the rest to the article',
  ],
  ['<Related to="x" />', '<Related> has no attribute "to"; its attributes: none'],
  ['<Term ID="x">\n\nText\n\n</Term>', '<Term> has no attribute "ID"; its attributes: id'],
  ['<Term>\n\nText\n\n</Term>', '<Term> needs id="span"'],
  ['<Term id="x" />', '<Term> is empty; write what the term means between its tags'],
  ['<term id="x">Text</term>', 'there is no component <term>; did you mean <Term>?'],
  ['<Term id="y">\n\nText\n\n</Term>', '<Term id="y"> is already on line 1; remove one'],
])('rejects invalid attributes and content of a component with the line: %s', (text, message) => {
  expect(() => attributesOf('Term', `<Term id="y">Text</Term>\n\n${text}\n`)).toThrow(
    `docs/data-structures-and-algorithms/array/a.mdx:3: ${message}`,
  );
});

it('the error for an author has no stack trace of the plugin', () => {
  let stack: string | undefined;
  try {
    attributesOf('Related', '<Related to="x" />');
  } catch (error) {
    ({stack} = error as Error);
  }
  expect(stack).toMatch(/^Error: docs\/.*a\.mdx:1: <Related> has no attribute "to"; .*$/);
});
