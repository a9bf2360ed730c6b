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
const post = (more = '') =>
  `---\ntitle: T\ndescription: D\nslug: s\ndate: 2025-01-01\nauthors: [editors]\ntags: [hola]\n${more}---\n`;

describe('strictFrontMatter', () => {
  it('lets right front matter through', async () => {
    const parse = parser();
    await expect(parse('docs/a.mdx', doc('tags: [array]\n'))).resolves.toMatchObject({
      frontMatter: {title: 'T', tags: ['array']},
    });
    await expect(parse('blog/a.mdx', post())).resolves.toBeDefined();
  });

  it('names the line of an unknown key', async () => {
    await expect(parser()('docs/a.mdx', doc('tag: [array]\n'))).rejects.toThrow(
      /^docs\/a\.mdx:4: "tag" is not allowed in the front matter; keys: .*tags/,
    );
  });

  it('asks for a missing key', async () => {
    await expect(parser()('docs/a.mdx', '---\ntitle: T\n---\n')).rejects.toThrow(
      /^docs\/a\.mdx:1: "description" is required/,
    );
  });

  it('names a tag that is not declared, and those that are', async () => {
    await expect(parser()('docs/a.mdx', doc('tags: [arrray]\n'))).rejects.toThrow(
      'docs/a.mdx:4: "arrray" is not in docs/tags.yml; add it there or use array',
    );
  });

  it('names an author that is not declared', async () => {
    await expect(parser()('blog/a.mdx', post().replace('editors', 'editor'))).rejects.toThrow(
      'blog/a.mdx:6: "editor" is not in blog/authors.yml; add it there or use editors',
    );
  });

  it('names both files of a slug that is taken', async () => {
    const parse = parser();
    await parse('blog/a.mdx', post());
    await expect(parse('blog/b.mdx', post())).rejects.toThrow(
      'blog/b.mdx:4: the slug "s" is taken by blog/a.mdx; choose another',
    );
  });

  it('lets a file keep its own slug when it is read again', async () => {
    const parse = parser();
    await parse('blog/a.mdx', post());
    await expect(parse('blog/a.mdx', post())).resolves.toBeDefined();
  });
});
