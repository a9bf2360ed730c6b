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

it.each(['docs/a/index.html', 'docs/a.html'])('the prose of %s is beside it', async (file) => {
  fs.mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
  fs.writeFileSync(path.join(outDir, file), page);
  await writeProse(outDir, '/site/', ['/site/docs/a']);
  const prose = fs.readFileSync(path.join(outDir, 'docs/a/prose.json'), 'utf8');
  expect(JSON.parse(prose)).toMatchObject({html: 'text'});
});

it('a doc without a page is named', async () => {
  await expect(writeProse(outDir, '/site/', ['/site/docs/a'])).rejects.toThrow(
    `The doc /site/docs/a has no page in ${outDir}.`,
  );
});
