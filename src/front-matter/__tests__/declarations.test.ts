import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import declarations from '..';

// cspell:ignore labl urll
let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'declarations-'));
  fs.mkdirSync(path.join(siteDir, 'docs'));
  fs.mkdirSync(path.join(siteDir, 'blog'));
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

const check = (file: string, yaml: string) => () => {
  fs.writeFileSync(path.join(siteDir, file), yaml);
  declarations({siteDir} as LoadContext);
};

it('accepts valid tags and authors, and missing files', () => {
  expect(check('docs/tags.yml', 'array:\n  label: array\nsorting:\n')).not.toThrow();
  expect(
    check('blog/authors.yml', 'a:\n  name: A\n  page: {permalink: /a}\n  socials: {x: a}\n'),
  ).not.toThrow();
});

it.each([
  [
    'docs/tags.yml',
    'array:\n  labl: array\n',
    'docs/tags.yml:2: "labl" is not allowed; keys: label',
  ],
  ['blog/tags.yml', 'a:\nb: B\n', 'blog/tags.yml:2: "b" must be of type object; keys: label'],
  ['blog/tags.yml', 'a:\n  label: [\n', /^blog\/tags\.yml:\d+: \w/],
  [
    'blog/authors.yml',
    'a:\n  nam: A\n',
    'blog/authors.yml:2: "nam" is not allowed; keys: name, title',
  ],
  ['blog/authors.yml', 'a:\n  title: A\n', 'blog/authors.yml:1: "name" is required; keys: name'],
  ['blog/authors.yml', 'a:\n  name: A\n\n  urll: b\n', 'blog/authors.yml:4: "urll" is not allowed'],
])('names the place of a fault in %s: %j', (file, yaml, message) => {
  expect(check(file, yaml)).toThrow(message);
});
