import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {strictFrontMatter} from '../../front-matter/parse';
import {readDoc} from '../docs';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

it('a doc that was saved with invalid YAML is reported with its line, here and when it is loaded again', async () => {
  const filePath = path.join(siteDir, 'docs/a.mdx');
  const fileContent = '---\ntitle: T\ncard:\n\tlisting: a/b.cpp\n---\n';
  fs.mkdirSync(path.dirname(filePath));
  fs.writeFileSync(filePath, fileContent);
  const place = /^docs\/a\.mdx:4: tab characters must not be used/;
  await expect(readDoc(siteDir, {source: '@site/docs/a.mdx'})).rejects.toThrow(place);
  const loaded = strictFrontMatter(siteDir)({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  await expect(loaded).rejects.toThrow(place);
});
