import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {strictFrontMatter} from '../parse';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'front-matter-'));
  fs.mkdirSync(path.join(siteDir, 'docs'));
  fs.mkdirSync(path.join(siteDir, 'blog'));
  fs.writeFileSync(path.join(siteDir, 'docs/tags.yml'), 'array:\n  label: array\n');
  fs.writeFileSync(path.join(siteDir, 'blog/tags.yml'), 'hola:\n  label: hola\n');
  fs.writeFileSync(path.join(siteDir, 'blog/authors.yml'), 'editors:\n  name: The editors\n');
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function parser() {
  const parse = strictFrontMatter(siteDir);
  return (file: string, fileContent: string) =>
    parse({
      filePath: path.join(siteDir, file),
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
}

const doc = (more = '') => `---\ntitle: T\ndescription: D\n${more}---\n\nText\n`;
const article = (card: string) => doc(`sidebar_position: 1\n${card}`);
const card = `card:
  promise: P
  listing: a/b.cpp
  picture:
    values: [1, x, null]
    marks: {active: [0]}
    pointers: {end: 3}
    ranges: [{from: 0, to: 2, label: L}]
`;
const articleFile = 'docs/data-structures-and-algorithms/array/a.mdx';

const post = (more = '') =>
  `---\ntitle: T\ndescription: D\nslug: s\ndate: 2025-01-01\nauthors: [editors]\ntags: [hola]\n${more}---\n\nText\n\n{/* truncate */}\n`;

describe('strictFrontMatter', () => {
  it('accepts valid front matter', async () => {
    const parse = parser();
    await expect(parse('docs/a.mdx', doc('tags: [array]\n'))).resolves.toMatchObject({
      frontMatter: {title: 'T', tags: ['array']},
    });
    await expect(parse('blog/a.mdx', post())).resolves.toBeDefined();
  });

  it('derives keywords from the title and the tags, unless a page has its own', async () => {
    const keywordsOf = async (front: string) =>
      (await parser()('docs/a.mdx', doc(front))).frontMatter.keywords;
    expect(await keywordsOf('tags: [array]\n')).toEqual(['T', 'array']);
    expect(await keywordsOf('tags: [array]\nkeywords: [own]\n')).toEqual(['own']);
    expect(await keywordsOf('')).toBeUndefined();
    await expect(keywordsOf('keywords: own\n')).rejects.toThrow(
      /^docs\/a\.mdx:4: "keywords" must be an array/,
    );
  });

  it('adds to the search keywords of an article what readers call its bounds', async () => {
    const keywordsOf = async (file: string, text: string) =>
      (await parser()(file, text)).frontMatter.search_keywords;
    const complexity = 'time and space complexity';
    expect(await keywordsOf(articleFile, article(card))).toEqual([complexity]);
    expect(await keywordsOf(articleFile, article(`search_keywords: [own]\n${card}`))).toEqual([
      'own',
      complexity,
    ]);
    expect(await keywordsOf('docs/a.mdx', doc('search_keywords: [own]\n'))).toEqual(['own']);
  });

  it('takes search keywords of sections, and the error names the line of one that is none', async () => {
    const keywordsOf = async (front: string) =>
      (await parser()('docs/a.mdx', doc(front))).frontMatter.search_keywords;
    expect(await keywordsOf('search_keywords: [own, {pitfalls: [other]}]\n')).toEqual([
      'own',
      {pitfalls: ['other']},
    ]);
    await expect(keywordsOf('search_keywords:\n  - own\n  - pitfalls: other\n')).rejects.toThrow(
      /^docs\/a\.mdx:6: "search_keywords\[1\](\.pitfalls)?" must be [^;]*$/,
    );
  });

  it('the error names the line of an unknown key', async () => {
    await expect(parser()('docs/a.mdx', doc('tag: [array]\n'))).rejects.toThrow(
      /^docs\/a\.mdx:4: "tag" is not allowed in the front matter; keys: .*tags/,
    );
  });

  it('the error names a missing key', async () => {
    await expect(parser()('docs/a.mdx', '---\ntitle: T\n---\n')).rejects.toThrow(
      /^docs\/a\.mdx:1: "description" is required/,
    );
  });

  it('the error names the line of a required key that is misspelt', async () => {
    await expect(parser()('docs/a.mdx', '---\ntitle: T\ndescriptions: D\n---\n')).rejects.toThrow(
      /^docs\/a\.mdx:3: "descriptions" is not allowed in the front matter; keys: .*description/,
    );
  });

  it('the error names a tag that is not declared, and the declared tags', async () => {
    await expect(parser()('docs/a.mdx', doc('tags: [arrray]\n'))).rejects.toThrow(
      'docs/a.mdx:4: "arrray" is not in docs/tags.yml; add it there or use array',
    );
  });

  it('the error suggests no other tag if none is declared', async () => {
    fs.rmSync(path.join(siteDir, 'docs/tags.yml'));
    await expect(parser()('docs/a.mdx', doc('tags: [array]\n'))).rejects.toThrow(
      /"array" is not in docs\/tags\.yml; add it there$/,
    );
  });

  it.each([
    ['', /^docs\/tags\.yml: expected names, each with its keys below it$/],
    ['# none yet\n', /^docs\/tags\.yml: expected names/],
    ['- array\n', /^docs\/tags\.yml: expected names/],
    ['array:\n  label: [\n', /^docs\/tags\.yml:\d+: \w/],
  ])('the error names a tag file that declares no tags: %j', async (text, message) => {
    fs.writeFileSync(path.join(siteDir, 'docs/tags.yml'), text);
    await expect(parser()('docs/a.mdx', doc('tags: [array]\n'))).rejects.toThrow(message);
  });

  it('the error names the line of invalid YAML, each time the file is read', async () => {
    for (const file of ['docs/a.mdx', 'docs/a.mdx', 'docs/b.mdx']) {
      await expect(parser()(file, doc('card: *gone\n'))).rejects.toThrow(
        /^docs\/[ab]\.mdx:4: \w.* in the front matter$/,
      );
    }
  });

  it.each([
    ['', 'Text', /^blog\/a\.mdx:9: \{\/\* truncate \*\/\} is missing; put it on a line of its own/],
    ['in code', '```\n{/* truncate */}\n```', /^blog\/a\.mdx:9: \{\/\* truncate \*\/\} is missing/],
    [
      'as Docusaurus has it',
      '<!-- truncate -->',
      /^blog\/a\.mdx:10: an HTML comment does not work here; write \{\/\* … \*\/\}/,
    ],
  ])('a post must have a truncate mark: %s', async (_, body, message) => {
    await expect(
      parser()('blog/a.mdx', post().replace('Text\n\n{/* truncate */}', body)),
    ).rejects.toThrow(message);
  });

  it('the beginning of a post that lists show needs no truncate mark', async () => {
    fs.writeFileSync(path.join(siteDir, 'blog/a.mdx'), post());
    const [shown = ''] = post().split('{/* truncate */}');
    await expect(parser()('blog/a.mdx', shown)).resolves.toBeDefined();
  });

  it.each([
    ['```html\n<!-- a -->\n```'],
    ['1. A\n\n   ~~~\n   <!-- a -->\n   ~~~'],
    ['````\n```\n<!-- a -->\n````'],
    ['A `<!-- a -->` and ``<!-- ` -->``, over `two\n<!-- lines -->`.'],
  ])('accepts an HTML comment only in code: %j', async (text) => {
    await expect(parser()('docs/a.mdx', doc() + text)).resolves.toBeDefined();
    await expect(parser()('docs/a.mdx', `${doc()}${text}\n\nB\` <!-- b -->\n`)).rejects.toThrow(
      `docs/a.mdx:${7 + text.split('\n').length + 1}: an HTML comment does not work here; write {/* … */}`,
    );
  });

  it('the error names the line of a character that is not UTF-8', async () => {
    const garbled = Buffer.from('Café', 'latin1').toString('utf8');
    const message = 'a character is not UTF-8; save the file as UTF-8';
    const text = doc();
    await expect(parser()('docs/a.mdx', `${text}\n${garbled}\n`)).rejects.toThrow(
      `docs/a.mdx:${text.split('\n').length + 1}: ${message}`,
    );
    const inTitle = post().replace(/title: .*/, `title: ${garbled}`);
    await expect(parser()('blog/a.mdx', inTitle)).rejects.toThrow(`blog/a.mdx:2: ${message}`);
  });

  it('the error names an author that is not declared', async () => {
    await expect(parser()('blog/a.mdx', post().replace('editors', 'editor'))).rejects.toThrow(
      'blog/a.mdx:6: "editor" is not in blog/authors.yml; add it there or use editors',
    );
  });

  it('the error names both files that use the same slug', async () => {
    const parse = parser();
    fs.writeFileSync(path.join(siteDir, 'blog/a.mdx'), post());
    await parse('blog/a.mdx', post());
    await expect(parse('blog/b.mdx', post())).rejects.toThrow(
      'blog/b.mdx:4: the slug "s" is already used by blog/a.mdx; choose another',
    );
  });

  it('a file may keep its slug when it is read again', async () => {
    const parse = parser();
    await parse('blog/a.mdx', post());
    await expect(parse('blog/a.mdx', post())).resolves.toBeDefined();
  });

  it('a slug can be used again after its file has changed its slug or was deleted', async () => {
    const parse = parser();
    const files = ['a', 'b', 'c'].map((name) => `blog/${name}.mdx`);
    files.forEach((file) => fs.writeFileSync(path.join(siteDir, file), ''));
    await parse('blog/a.mdx', post());
    await parse('blog/a.mdx', post().replace('slug: s', 'slug: other'));
    await expect(parse('blog/b.mdx', post())).resolves.toBeDefined();
    await expect(parse('blog/c.mdx', post().replace('slug: s', 'slug: /s/'))).rejects.toThrow(
      'blog/c.mdx:4: the slug "/s/" is already used by blog/b.mdx',
    );
    fs.rmSync(path.join(siteDir, 'blog/b.mdx'));
    await expect(parse('blog/c.mdx', post())).resolves.toBeDefined();
  });

  it('the error names both files if a slug equals the file name of another file', async () => {
    const folder = 'docs/data-structures-and-algorithms/array';
    const [named, other] = [`${folder}/a.mdx`, `${folder}/b.mdx`];
    fs.mkdirSync(path.join(siteDir, folder), {recursive: true});
    [named, other].forEach((file) => fs.writeFileSync(path.join(siteDir, file), ''));
    const taking = article(`slug: a\n${card}`);
    const [parse, inOtherOrder] = [parser(), parser()];
    await parse(named, article(card));
    await expect(parse(other, taking)).rejects.toThrow(
      `${other}:5: the slug "a" is already used by ${named}; choose another`,
    );
    await inOtherOrder(other, taking);
    await expect(inOtherOrder(named, article(card))).rejects.toThrow(
      `${named}:1: its address is already used by ${other}; rename the file`,
    );
    await expect(parse('docs/a.mdx', doc())).resolves.toBeDefined();
  });

  it("rejects an article's file name and a slug that are not valid in an address", async () => {
    const file = articleFile.replace('a.mdx', 'new one.mdx');
    await expect(parser()(file, article(card))).rejects.toThrow(
      `${file}: the name of an article's file must contain only lower-case letters, digits and "-"`,
    );
    for (const right of ['/', 'a', '/a/b-2/', 'a/b']) {
      await expect(parser()('docs/a.mdx', doc(`slug: ${right}\n`))).resolves.toBeDefined();
    }
    for (const wrong of ['Second', 'a b', 'a--b', '-a', '//', '../a', 'a//b']) {
      await expect(parser()('docs/a.mdx', doc(`slug: ${wrong}\n`))).rejects.toThrow(
        'docs/a.mdx:4: "slug" must contain only lower-case letters, digits and "-"',
      );
    }
  });

  it('rejects a date that differs from the day in the file name', async () => {
    await expect(parser()('blog/2025-01-01-a.md', post())).resolves.toBeDefined();
    await expect(parser()('blog/2025-01-02-a.md', post())).rejects.toThrow(
      'blog/2025-01-02-a.md:5: the file name has another day, 2025-01-02; make them equal',
    );
  });

  it.each([
    ['2025-13-45', '2025-13-45 is not a day of the calendar'],
    ['2025-02-30', '2025-02-30 is not a day of the calendar'],
    ['20250101', '"date" must be a day such as 2025-01-31'],
  ])('the error names the line of an invalid date: %s', async (date, message) => {
    await expect(parser()('blog/a.mdx', post().replace('2025-01-01', date))).rejects.toThrow(
      `blog/a.mdx:5: ${message}`,
    );
  });

  it.each([
    ['active: [0]', 'active: [3]', '3'],
    ['end: 3', 'end: 4', '4'],
    ['to: 2', 'to: 5', '5'],
  ])(
    'the error names the line of a picture if %s is changed to %s',
    async (right, wrong, place) => {
      await expect(parser()(articleFile, article(card.replace(right, wrong)))).rejects.toThrow(
        new RegExp(`:8: "card\\.picture" refers to a place outside its values: ${place}$`),
      );
    },
  );

  it("removes the data that only other pages show from an article's front matter", async () => {
    const relations = 'builds_on:\n  b: Both loop.\nsee_also:\n  c: Both sort.\n';
    const {frontMatter} = await parser()(articleFile, article(relations + card));
    expect(Object.keys(frontMatter).sort()).toEqual(
      ['title', 'description', 'sidebar_position', 'search_keywords'].sort(),
    );
  });

  it.each(['# T', '\n---\ntitle: T\n---\n'])(
    'the error says that there is no front matter if the first line does not begin it: %j',
    async (text) => {
      await expect(parser()(articleFile, text)).rejects.toThrow(
        /a\.mdx:1: there is no front matter; the first line of the file must be ---/,
      );
    },
  );

  it('an article must have a card and a position, and any other doc must not have a card', async () => {
    const parse = parser();
    await expect(parse(articleFile, article(''))).rejects.toThrow(
      /^docs\/data-.*\/a\.mdx:1: "card" is required in the front matter; keys: title, .*card/,
    );
    await expect(parse(articleFile, doc(card))).rejects.toThrow('"sidebar_position" is required');
    await expect(parse('docs/a.mdx', doc(card))).rejects.toThrow(
      'docs/a.mdx:4: "card" is not allowed',
    );
  });

  it.each([
    [card.replace('  promise: P\n', ''), 5, '"card.promise" is required', 'title, promise'],
    [card.replace('promise', 'promises'), 6, '"card.promises" is not allowed', 'title, promise'],
    [`${card}  image: x.png\n`, 13, '"card.image" is not allowed', 'title, promise'],
    [card.replace('active', 'hot'), 10, '"card.picture.marks.hot" is not allowed', 'active, done'],
    [card.replace('to: 2, ', ''), 12, '"card.picture.ranges[0].to" is required', 'from, to, label'],
  ])(
    'the error names the line of an invalid key in a card, and the valid keys: %j',
    async (wrong, ...told) => {
      const [line, message, keys] = told;
      await expect(parser()(articleFile, article(wrong))).rejects.toThrow(
        `${articleFile}:${line}: ${message} in the front matter; keys: ${keys}`,
      );
    },
  );

  it.each([
    ['Both loop', 'must be a sentence that ends with a full stop'],
    ['The loop of this article.', 'appears on the pages of both articles'],
  ])(
    'rejects a sentence on another article that does not fit on both pages: %s',
    async (wrong, told) => {
      await expect(
        parser()(articleFile, article(`builds_on:\n  b: ${wrong}\n${card}`)),
      ).rejects.toThrow(`${articleFile}:6: "builds_on.b" ${told}`);
    },
  );

  it('the error names the line of an invalid value in a card', async () => {
    const wrong = card.replace('{end: 3}', '{end: last}');
    await expect(parser()(articleFile, article(wrong))).rejects.toThrow(
      `${articleFile}:11: "card.picture.pointers.end" must be a number`,
    );
  });

  it('translations and older versions follow the same rules, each with separate slugs', async () => {
    const parse = parser();
    const slug = 'slug: s\n';
    await parse('docs/a.mdx', doc(slug));
    for (const folder of [
      'i18n/de/docusaurus-plugin-content-docs/current',
      'versioned_docs/version-1.0',
    ]) {
      await expect(parse(`${folder}/a.mdx`, doc(slug))).resolves.toBeDefined();
      await expect(parse(`${folder}/b.mdx`, doc('tags: [arrray]\n'))).rejects.toThrow(
        `${folder}/b.mdx:4: "arrray" is not in docs/tags.yml`,
      );
      await expect(
        parse(`${folder}/data-structures-and-algorithms/a.mdx`, article('')),
      ).rejects.toThrow('"card" is required');
    }
  });
});
