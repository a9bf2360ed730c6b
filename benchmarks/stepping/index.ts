import {chromium, type Browser, type Locator, type Page} from '@playwright/test';
import {chromiumOptions} from '../../harness/chromium';
import {articlePath} from '../../harness/routes';
import {builtSite} from '../builtSite';
import {Host} from '../host';
import {quantile} from '../quantile';
import {runCommand} from '../runCommand';
import {highlightLinesOnly} from './baseline';
import {readOptions, usage, type Options} from './options';
import {steppedRuns, type SteppedRun} from './runs';
import {markChanges, measureSteps, type StepCost} from './trace';

/** The viewport of a phone. */
const viewport = {width: 360, height: 800};

/** The fastest speed of playing, in steps a second. */
const fastest = '10';

/** A way to step, for this many steps. */
type Way = (page: Page, panel: Locator, steps: number) => Promise<void>;

/** Focuses a part of the panel whose keys step: those of a wide figure scroll it. */
const focusForKeys = (panel: Locator) => panel.locator('[data-action=forward]').focus();

const byKey: Way = async (page, panel, steps) => {
  await focusForKeys(panel);
  for (let step = 0; step <= steps; step++) {
    await page.keyboard.press('ArrowRight');
    await waitForPaint(page);
  }
};

const ways: Readonly<Record<string, Way>> = {
  keys: byKey,
  slider: async (page, panel, steps) => {
    const slider = panel.getByRole('slider');
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    if (!box) {
      throw new Error('The slider of the panel is not visible.');
    }
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [{x: box.x + 10 + share * (box.width - 20), y: box.y + box.height / 2}],
      });
    await touch('touchStart');
    for (let step = 0; step <= steps; step++) {
      await touch('touchMove', (step + 1) / (steps + 1));
      await waitForPaint(page);
    }
    await touch('touchEnd');
  },
  playing: async (page, panel, steps) => {
    await panel.getByRole('combobox', {name: 'Speed'}).selectOption(fastest);
    await panel.getByRole('button', {name: 'Play'}).tap();
    await page.waitForTimeout(steps * 100);
    await panel.getByRole('button', {name: 'Pause'}).tap();
  },
};

/** Returns the text that shows the current step of the panel. */
const positionOf = (panel: Locator) => panel.getByText(/^Step \d+ of \d+$/).first();

/** The milliseconds in which the movements of a step end. */
const settleTime = 200;

/** Resolves when a step is on the screen and nothing moves any more. */
const waitForPaint = (page: Page) =>
  page.evaluate(
    (time) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, time));
      }),
    settleTime,
  );

/** Opens the details around a panel. A closed panel is still text in a noscript. */
function openDetailsAround(page: Page, file: string): Promise<void> {
  return page.evaluate((name) => {
    for (const folded of document.querySelectorAll('details')) {
      const isIn = folded.querySelector(`[data-live="${name}"]`) !== null;
      folded.open ||= isIn || folded.textContent.includes(`data-live=${name} `);
    }
  }, file);
}

async function openRun(page: Page, {file, fields}: SteppedRun): Promise<Locator> {
  const [article = ''] = file.split('/');
  await page.goto(articlePath(article), {waitUntil: 'networkidle'});
  await openDetailsAround(page, file);
  const panel = page.locator(`[data-live="${file}"]`);
  await panel.scrollIntoViewIfNeeded();
  // Wait for React, because the panel in the server's HTML has fields, too.
  await panel.locator('> [role=group]').waitFor();
  for (const [name, text] of Object.entries(fields)) {
    await panel.getByRole('textbox', {name, exact: true}).fill(text);
  }
  await panel.getByRole('button', {name: 'Step through'}).tap();
  await panel.getByText('Your input').waitFor({timeout: 120_000});
  await page.waitForTimeout(500);
  return panel;
}

const milliseconds = (time: number) => time.toFixed(1);

function rowOf(name: string, costs: readonly StepCost[]): string {
  const all = costs.map((cost) => cost.all);
  const longest = costs.map((cost) => cost.longest);
  return `| ${[
    name,
    costs.length,
    milliseconds(quantile(all, 0.5)),
    milliseconds(quantile(longest, 0.5)),
    milliseconds(quantile(longest, 0.95)),
    milliseconds(Math.max(...longest)),
  ].join(' | ')} |`;
}

async function measureRun(
  browser: Browser,
  host: string,
  run: SteppedRun,
  slowness: readonly number[],
  steps: number,
): Promise<string[]> {
  const page = await browser.newPage({baseURL: host, viewport, isMobile: true, hasTouch: true});
  const panel = await openRun(page, run);
  const [, last = ''] = /of (\d+)$/.exec((await positionOf(panel).textContent()) ?? '') ?? [];
  const what = `${run.file}, ${last} steps`;
  const devtools = await page.context().newCDPSession(page);
  await markChanges(positionOf(panel));
  const rows: string[] = [];
  const measure = async (name: string, way: Way, rate: number) => {
    await devtools.send('Emulation.setCPUThrottlingRate', {rate});
    const costs = await measureSteps(browser, page, () => way(page, panel, steps));
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 1});
    rows.push(rowOf(`${what}, ${name}, ×${rate}`, costs));
  };
  for (const rate of slowness) {
    for (const [name, way] of Object.entries(ways)) {
      await focusForKeys(panel);
      await page.keyboard.press('Home');
      await measure(name, way, rate);
    }
  }
  await highlightLinesOnly(panel);
  for (const rate of slowness) {
    await measure('highlighting a line only', byKey, rate);
  }
  await page.close();
  return rows;
}

async function run({slowness, steps, site}: Options): Promise<void> {
  const host = new Host(builtSite(site));
  const browser = await chromium.launch(chromiumOptions());
  try {
    const origin = await host.listen();
    console.log(
      '| run | steps | all tasks of a step, median | longest task, median | 95 % | maximum |',
    );
    console.log('| --- | --: | --: | --: | --: | --: |');
    for (const stepped of steppedRuns) {
      for (const row of await measureRun(browser, origin, stepped, slowness, steps)) {
        console.log(row);
      }
    }
  } finally {
    await browser.close();
    host.close();
  }
}

void runCommand(readOptions, usage, run);
