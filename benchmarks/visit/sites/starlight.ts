import fs from 'node:fs';
import path from 'node:path';
import type {Article} from '../../search/articles';
import {run} from '../peers';
import {foldersOf, writeArticles, writeFiles} from './files';

const collection = `
import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

const config = (folders: readonly string[], outDir: string) => `
import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://example.org',
  cacheDir: './.cache',
  outDir: ${JSON.stringify(outDir)},
  integrations: [
    starlight({
      title: 'Starlight',
      sidebar: ${JSON.stringify(
        folders.map((directory) => ({
          label: directory,
          collapsed: true,
          autogenerate: {directory},
        })),
      )},
    }),
  ],
});
`;

/**
 * Builds a Starlight site, which uses Pagefind for search.
 *
 * @param packages the `node_modules` with Starlight.
 * @returns the folder of the built site.
 */
export async function buildStarlight(
  dir: string,
  articles: readonly Article[],
  packages: string,
): Promise<string> {
  const output = path.join(dir, 'dist');
  // Build next to the packages, because Astro does not find its compiled files of packages that are
  // linked.
  const source = fs.mkdtempSync(path.join(path.dirname(packages), 'starlight-'));
  try {
    writeFiles(source, {
      'astro.config.mjs': config(foldersOf(articles), output),
      'src/content.config.ts': collection,
      // Every page requests it, and a missing file is an error in the console.
      'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'package.json': '{"name": "starlight", "private": true, "type": "module"}',
    });
    writeArticles(path.join(source, 'src/content/docs'), articles);
    await run(process.execPath, [path.join(packages, 'astro/astro.js'), 'build'], {
      cwd: source,
      env: {ASTRO_TELEMETRY_DISABLED: '1'},
    });
  } finally {
    fs.rmSync(source, {recursive: true, force: true});
  }
  fs.mkdirSync(dir, {recursive: true});
  return output;
}
