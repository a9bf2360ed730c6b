// Prints the height of the main line on a phone, for each article of the built site or for those
// that are named: `npx tsx scripts/measure-main-line.ts rotate-array`.
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {chromiumOptions} from '../harness/chromium';
import {addressOf, serve} from '../harness/host';
import {mainLineHeight, phone, maxScreens, showWithFonts} from '../harness/mainLine';
import {articleIds, articlePath} from '../harness/routes';
import {runScript} from './runScript';

const build = path.resolve(import.meta.dirname, '../build');

async function measure(browser: Browser, origin: string, ids: readonly string[]): Promise<void> {
  const page = await browser.newPage({viewport: phone, javaScriptEnabled: false});
  await showWithFonts(page);
  for (const id of ids) {
    await page.goto(origin + articlePath(id));
    const height = await mainLineHeight(page);
    const share = (height / phone.height).toFixed(1);
    const verdict = height > maxScreens * phone.height ? `more than ${maxScreens}` : 'fits';
    console.log(`${id}: ${Math.round(height)} px, ${share} screens, ${verdict}`);
  }
}

async function main(named: readonly string[]): Promise<void> {
  const unknown = named.find((id) => !articleIds.includes(id));
  if (unknown !== undefined) {
    throw new Error(`There is no article "${unknown}"; articles: ${articleIds.join(', ')}`);
  }
  const ids = named.length > 0 ? named : articleIds;
  const unbuilt = ids.find((id) => !fs.existsSync(path.join(build, articlePath(id), 'index.html')));
  if (unbuilt !== undefined) {
    throw new Error(`The page of ${unbuilt} is not in build/: run npm run build first.`);
  }
  const browser = await chromium.launch(chromiumOptions());
  try {
    const host = await serve(build, 0);
    await measure(browser, addressOf(host), ids).finally(() => host.close());
  } finally {
    await browser.close();
  }
}

runScript(() => main(process.argv.slice(2)));
