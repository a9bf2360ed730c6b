import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {writeProse} from '../prose/writeProse';

const page = '<html><head></head><body><div data-prose=/site/docs/a>text</div></body></html>';
let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(outDir, {recursive: true});
});

it.each(['docs/a/index.html', 'docs/a.html'])(
  'writes the prose file of %s next to the page',
  async (file) => {
    fs.mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), page);
    await writeProse(outDir, '/site/', ['/site/docs/a']);
    const prose = fs.readFileSync(path.join(outDir, 'docs/a/prose.json'), 'utf8');
    expect(JSON.parse(prose)).toMatchObject({html: 'text'});
  },
);

it('the error names a doc that has no page', async () => {
  await expect(writeProse(outDir, '/site/', ['/site/docs/a'])).rejects.toThrow(
    `The doc /site/docs/a has no page in ${outDir}.`,
  );
});

it('rethrows the error if a page cannot be read', async () => {
  fs.mkdirSync(path.join(outDir, 'docs/a/index.html'), {recursive: true});
  await expect(writeProse(outDir, '/site/', ['/site/docs/a'])).rejects.toThrow('EISDIR');
});

it('reads pages one after another, however many there are', async () => {
  const names = ['a', 'b', 'c'];
  fs.mkdirSync(path.join(outDir, 'docs'));
  names.forEach((name) => fs.writeFileSync(path.join(outDir, `docs/${name}.html`), page));
  const {readFile} = fsPromises;
  let open = 0;
  const openAtOnce: number[] = [];
  vi.spyOn(fsPromises, 'readFile').mockImplementation(async (...args) => {
    open += 1;
    openAtOnce.push(open);
    return readFile(...args).finally(() => {
      open -= 1;
    });
  });
  await writeProse(
    outDir,
    '/site/',
    names.map((name) => `/site/docs/${name}`),
  );
  expect(new Set(openAtOnce)).toEqual(new Set([1]));
});
