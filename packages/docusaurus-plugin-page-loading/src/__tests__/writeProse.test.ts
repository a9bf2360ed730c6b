import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeProse} from '../prose/writeProse';

const page = '<html><head></head><body><div data-prose=/site/docs/a>text</div></body></html>';
let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
});

afterEach(() => {
  fs.rmSync(outDir, {recursive: true});
});

it.each(['docs/a/index.html', 'docs/a.html'])(
  'writes the prose file of %s next to the page',
  (file) => {
    fs.mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), page);
    writeProse(outDir, '/site/', ['/site/docs/a']);
    const prose = fs.readFileSync(path.join(outDir, 'docs/a/prose.json'), 'utf8');
    expect(JSON.parse(prose)).toMatchObject({html: 'text'});
  },
);

it('shortens the page, and the prose file with it', () => {
  const file = path.join(outDir, 'docs/a.html');
  fs.mkdirSync(path.join(outDir, 'docs'));
  fs.writeFileSync(file, page.replace('text', '<p class="">1<!-- -->2</p>'));
  writeProse(outDir, '/site/', ['/site/docs/a']);
  expect(fs.readFileSync(file, 'utf8')).toBe(page.replace('text', '<p>12</p>'));
  const prose = fs.readFileSync(path.join(outDir, 'docs/a/prose.json'), 'utf8');
  expect(JSON.parse(prose)).toMatchObject({html: '<p>12</p>'});
  expect(fs.readdirSync(path.join(outDir, 'docs')).sort()).toEqual(['a', 'a.html']);
});

it('leaves a page alone that is at the address of a doc but has no prose', () => {
  const file = path.join(outDir, 'docs/a.html');
  const other = page.replace(' data-prose=/site/docs/a', '');
  fs.mkdirSync(path.join(outDir, 'docs'));
  fs.writeFileSync(file, other);
  writeProse(outDir, '/site/', ['/site/docs/a']);
  expect(fs.readFileSync(file, 'utf8')).toBe(other);
  expect(fs.readdirSync(path.join(outDir, 'docs'))).toEqual(['a.html']);
});

it('the error names a doc that has no page', () => {
  expect(() => writeProse(outDir, '/site/', ['/site/docs/a'])).toThrow(
    `The doc /site/docs/a has no page in ${outDir}.`,
  );
});

it('rethrows the error if a page cannot be read', () => {
  fs.mkdirSync(path.join(outDir, 'docs/a/index.html'), {recursive: true});
  expect(() => writeProse(outDir, '/site/', ['/site/docs/a'])).toThrow('EISDIR');
});
