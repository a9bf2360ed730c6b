import fs from 'node:fs';
import path from 'node:path';
import {chromium, type BrowserContext} from '@playwright/test';
import {chromiumOptions} from '../../harness/chromium';
import {articlesPath} from '../../harness/routes';
import {builtSite} from '../builtSite';
import {Host} from '../host';
import {runCommand} from '../runCommand';
import {kinds, type Kind} from './kinds';
import {readOptions, usage, type Options} from './options';
import {overBar, reportOf} from './report';
import {visitArticle, type Visit} from './visit';

/** The browser context of a phone. */
const phone = {
  viewport: {width: 360, height: 800},
  isMobile: true,
  hasTouch: true,
  permissions: ['clipboard-write'],
};

const articlesOf = (site: string) =>
  fs
    .readdirSync(path.join(site, articlesPath), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);

/** Uses all kinds of controls on one page, or each kind on its own page. */
async function visitOnce(
  context: BrowserContext,
  article: string,
  used: readonly Kind[],
  options: Options,
): Promise<Visit> {
  const visits: Visit[] = [];
  for (const part of options.isFirst ? used.map((kind) => [kind]) : [used]) {
    visits.push(await visitArticle(context, article, part, options));
  }
  return {
    used: visits.flatMap((visit) => visit.used),
    unknown: visits.flatMap(({unknown}) => unknown),
    failed: visits.flatMap(({failed}) => failed),
  };
}

async function run(options: Options): Promise<void> {
  const site = builtSite(options.site);
  const articles = options.articles.length > 0 ? options.articles : articlesOf(site);
  const used = kinds.filter(({name}) => options.kinds.length === 0 || options.kinds.includes(name));
  const host = new Host(site);
  const browser = await chromium.launch(chromiumOptions());
  try {
    const baseURL = await host.listen();
    const visits: Visit[] = [];
    for (const article of articles) {
      const ofArticle: Visit[] = [];
      // Repeat the visit: only a control that is over the bar every time is slow itself, and not
      // slowed down by other work on the machine.
      while (
        ofArticle.length === 0 ||
        (ofArticle.length < options.runs && overBar(ofArticle).length > 0)
      ) {
        const context = await browser.newContext({baseURL, ...phone});
        console.error(`${article}, visit ${ofArticle.length + 1}`);
        ofArticle.push(await visitOnce(context, article, used, options));
        await context.close();
      }
      visits.push(...ofArticle);
    }
    console.log(reportOf(used, visits));
  } finally {
    await browser.close();
    host.close();
  }
}

void runCommand(readOptions, usage, run);
