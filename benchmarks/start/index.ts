import net from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import {chromiumOptions} from '../../harness/chromium';
import {articlePath} from '../../harness/routes';
import {quantile} from '../quantile';
import {runCommand} from '../runCommand';
import {readOptions, usage, type Options} from './options';
import {SiteCopy} from './siteCopy';

const listing = 'listings/rotate-array/reversal.cpp';
/** A statement of the listing. The edit puts another one before it, so the run has more steps. */
const statement = 'if (a.empty()) return;';

/** The milliseconds after which a start has failed. */
const startTimeout = 900_000;

/** The measured stages of a start, in milliseconds. */
const stages = [
  'the article is read, after npm start',
  'its first panel runs, after npm start',
  'an edit is on the page, after it is saved',
  'the edited listing runs, after it is saved',
] as const;
type Times = readonly number[];

/** Whether something listens on a port of this machine. */
const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, 'localhost');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.end();
      resolve(true);
    });
  });

/**
 * Waits until the server listens, without the browser: each page that it tried to open meanwhile
 * would take time from the server.
 *
 * @throws Error if it does not listen in time.
 */
async function waitForServer(port: number): Promise<void> {
  const end = Date.now() + startTimeout;
  while (!(await isListening(port))) {
    if (Date.now() > end) {
      throw new Error(
        `\`npm start\` did not listen on port ${port} within ${startTimeout / 60_000} minutes.`,
      );
    }
    await setTimeout(50);
  }
}

async function measure(site: SiteCopy, port: number, run: number): Promise<Times> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(startTimeout);
    const begun = performance.now();
    site.start(port);
    await waitForServer(port);
    // The server answers once it has bundled the site.
    await page.goto(`http://localhost:${port}${articlePath('rotate-array')}`, {
      waitUntil: 'commit',
    });
    await page.locator('article p').first().waitFor();
    const read = performance.now() - begun;

    const panel = page.locator('[data-live]').first();
    await panel.scrollIntoViewIfNeeded();
    await panel.locator('[data-action=forward]').click();
    await panel.getByText(/^Step 1 of/).waitFor();
    const runs = performance.now() - begun;

    const edited = page.locator('[data-live="rotate-array/reversal.cpp"]');
    await edited.scrollIntoViewIfNeeded();
    await edited.locator('[data-action=forward]').waitFor();
    const steps = /^Step \d+ of (\d+)/.exec(
      await edited.getByText(/^Step \d+ of/).innerText(),
    )?.[1];
    const added = `const bool isEdited${run}At${Date.now()} = a.empty();`;
    const saved = performance.now();
    site.edit(listing, statement, `${added}\n  ${statement}`);
    await page.getByText(added).first().waitFor();
    const shown = performance.now() - saved;
    // The panel keeps its step, so only the number of steps shows that it runs the edited listing.
    await edited.getByText(new RegExp(`^Step \\d+ of (?!${steps}\\b)`)).waitFor();
    await edited.locator('[data-action=forward]').click();
    const runsAgain = performance.now() - saved;
    site.edit(listing, `${added}\n  ${statement}`, statement);
    return [read, runs, shown, runsAgain];
  } finally {
    await browser.close();
    await site.stop();
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

function print(name: string, all: readonly Times[]): void {
  console.log(`\n${name}, ${all.length} runs:\n\n| until | median | all |\n| --- | --: | --- |`);
  for (const [index, stage] of stages.entries()) {
    const times = all.map((run) => run[index] ?? NaN);
    console.log(
      `| ${stage} | ${seconds(quantile(times, 0.5))} | ${times.map(seconds).join(', ')} |`,
    );
  }
}

async function run({runs, port}: Options): Promise<void> {
  const [cold, warm]: [Times[], Times[]] = [[], []];
  for (let start = 0; start < runs; start++) {
    const site = new SiteCopy(path.resolve());
    try {
      cold.push(await measure(site, port, 1));
      warm.push(await measure(site, port, 2));
    } finally {
      await site.stop();
      site.remove();
    }
  }
  print('Empty caches', cold);
  print('Caches filled by the previous start', warm);
}

void runCommand(readOptions, usage, run);
