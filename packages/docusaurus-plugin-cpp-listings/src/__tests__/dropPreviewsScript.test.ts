import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {renderPreviewsScript} from '../components/deferred/renderPreviewsScript';
import {dropPreviewsScript} from '../dropPreviewsScript';

const other = '<script>other()</script>';
const ofPreviews = `<script>${renderPreviewsScript}</script>`;
const preview = '<noscript data-later>a</noscript>';

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'previews-'));
});

afterEach(() => {
  fs.rmSync(outDir, {recursive: true});
});

test('pages without previews lose the script for previews, the others keep it', () => {
  const pages = {
    'index.html': `<p>a</p>${other}${ofPreviews}`,
    'docs/a/index.html': `${preview}${other}${ofPreviews}`,
    'docs/b.html': `${ofPreviews}${other}`,
    'docs/c.txt': ofPreviews,
  };
  for (const [file, html] of Object.entries(pages)) {
    fs.mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), html);
  }
  dropPreviewsScript(outDir);
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  expect(read('index.html')).toBe(`<p>a</p>${other}`);
  expect(read('docs/a/index.html')).toBe(pages['docs/a/index.html']);
  expect(read('docs/b.html')).toBe(other);
  expect(read('docs/c.txt')).toBe(ofPreviews);
  expect(fs.readdirSync(outDir, {recursive: true}).sort()).toEqual([
    'docs',
    'docs/a',
    'docs/a/index.html',
    'docs/b.html',
    'docs/c.txt',
    'index.html',
  ]);
});
