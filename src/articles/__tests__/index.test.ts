import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import articles from '..';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'articles-'));
  fs.mkdirSync(path.join(siteDir, 'docs'));
  fs.writeFileSync(path.join(siteDir, 'docs/a.mdx'), '---\ntitle: A\ncard: {}\n---\n');
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

/** Loads a site with one article, and returns the names of the data that it creates. */
async function load(unlisted: boolean, sidebar: readonly object[]): Promise<string[]> {
  const doc = {id: 'a', title: 'A', source: '@site/docs/a.mdx', permalink: '/docs/a', unlisted};
  const loadedVersions = [{docs: [doc], sidebars: {tutorialSidebar: sidebar}}];
  const created: string[] = [];
  await articles({siteDir} as LoadContext).allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions}}},
    actions: {
      createData: (name: string) => Promise.resolve(String(created.push(name))),
      addRoute: () => undefined,
      setGlobalData: () => undefined,
    },
  });
  return created;
}

describe('an article', () => {
  it('that no sidebar has is an error, which names its file', async () => {
    await expect(load(false, [])).rejects.toThrow(
      'docs/a.mdx: no sidebar has this article; add a category for its folder to sidebars.ts',
    );
  });

  it('is not a doc without a card', async () => {
    fs.writeFileSync(path.join(siteDir, 'docs/a.mdx'), '---\ntitle: A\n---\n');
    expect(await load(false, [])).toEqual([]);
  });

  it.each([
    ['is in a sidebar', false, [{type: 'doc', id: 'a'}]],
    ['is unlisted', true, []],
  ])('that %s has data of its own', async (_, unlisted, sidebar) => {
    expect(await load(unlisted, sidebar)).toHaveLength(1);
  });
});
