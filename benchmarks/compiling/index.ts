import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type BrowserContext} from '@playwright/test';
import {chromiumOptions} from '../../harness/chromium';
import {readCompilerFiles} from '../../harness/compilerFiles';
import {builtSite} from '../builtSite';
import {Host} from '../host';
import {quantile} from '../quantile';
import {runCommand} from '../runCommand';
import {slowDown} from '../slowCpu';
import {measureColdBuild} from './coldBuild';
import {memoryOf, type Memory} from './memory';
import {readOptions, usage, type Options} from './options';
import {checkProgram, exercise, openArticle, openEditor, runListing} from './reader';

/** The stages whose traffic is counted. The count of each starts where the one before ends. */
const stages = ['the article', 'its first Run', 'the editor', 'the first check'] as const;
type Stage = (typeof stages)[number];

/** The checks that are timed. */
const checks = [
  'first, with the download',
  'second',
  'first of the next visit',
  'second of the next visit',
] as const;
type CheckName = (typeof checks)[number];

interface Measurements {
  readonly bytes: ReadonlyMap<Stage, number>;
  readonly memory: ReadonlyMap<Stage, Memory>;
  /** Milliseconds. */
  readonly times: ReadonlyMap<CheckName, number>;
}

const program = fs.readFileSync(path.resolve('listings', exercise, 'solution.cpp'), 'utf8');

/** Returns the program with another comment, so that no result of it is cached. */
const variant = (number: number) => `${program}// ${number}\n`;

async function slowed<T>(browser: Browser, times: number, use: () => Promise<T>): Promise<T> {
  if (times === 1) {
    return use();
  }
  const end = await slowDown(browser, times);
  try {
    return await use();
  } finally {
    await end();
  }
}

async function firstVisit(
  browser: Browser,
  context: BrowserContext,
  host: Host,
  times: number,
): Promise<Measurements> {
  const page = await context.newPage();
  const bytes = new Map<Stage, number>();
  const memory = new Map<Stage, Memory>();
  const timed = new Map<CheckName, number>();
  const stage = async <T>(name: Stage, use: () => Promise<T>): Promise<T> => {
    host.sent = [];
    const result = await use();
    bytes.set(
      name,
      host.countBytes(() => true),
    );
    memory.set(name, await memoryOf(browser));
    return result;
  };
  await stage('the article', () => openArticle(page));
  await stage('its first Run', () => runListing(page));
  const place = await stage('the editor', () => openEditor(page));
  await slowed(browser, times, async () => {
    timed.set(
      'first, with the download',
      await stage('the first check', () => checkProgram(place, variant(1))),
    );
    timed.set('second', await checkProgram(place, variant(2)));
  });
  await page.close();
  return {bytes, memory, times: timed};
}

async function nextVisit(
  browser: Browser,
  context: BrowserContext,
  times: number,
): Promise<ReadonlyMap<CheckName, number>> {
  const page = await context.newPage();
  await openArticle(page);
  const place = await openEditor(page);
  return slowed(browser, times, async () => {
    const first = await checkProgram(place, variant(3));
    return new Map<CheckName, number>([
      ['first of the next visit', first],
      ['second of the next visit', await checkProgram(place, variant(4))],
    ]);
  });
}

async function measure(site: string, times: number): Promise<Measurements> {
  const host = new Host(site);
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({baseURL: await host.listen()});
    const first = await firstVisit(browser, context, host, times);
    const next = await nextVisit(browser, context, times);
    return {...first, times: new Map([...first.times, ...next])};
  } finally {
    await browser.close();
    host.close();
  }
}

const median = (values: readonly (number | undefined)[]) =>
  quantile(
    values.filter((value) => value !== undefined),
    0.5,
  );
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
const row = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

function printCompilerFiles(site: string): void {
  console.log('\n| file of the compiler | as stored (gzipped) | raw |\n| --- | --: | --: |');
  for (const {file, stored, unpacked} of readCompilerFiles(site)) {
    row(path.basename(file), kilobytes(stored), kilobytes(unpacked));
  }
}

function printStages(runs: readonly Measurements[]): void {
  console.log('\n| | fetched | memory | peak memory |\n| --- | --: | --: | --: |');
  for (const name of stages) {
    const memory = runs.map((run) => run.memory.get(name));
    row(
      name,
      kilobytes(median(runs.map(({bytes}) => bytes.get(name)))),
      megabytes(median(memory.map((one) => one?.now))),
      megabytes(median(memory.map((one) => one?.peak))),
    );
  }
}

function printTimes(slowness: readonly number[], runs: readonly (readonly Measurements[])[]): void {
  console.log(`\n| check | ${slowness.map((times) => `×${times}`).join(' | ')} |`);
  console.log(`| --- ${'| --: '.repeat(slowness.length)}|`);
  for (const name of checks) {
    row(
      name,
      ...runs.map((of) => `${(median(of.map(({times}) => times.get(name))) / 1000).toFixed(2)} s`),
    );
  }
}

async function printColdBuild(): Promise<void> {
  const {modules, duration} = await measureColdBuild();
  console.log('\n| all listings, with empty caches | |\n| --- | --: |');
  row(`to compile ${modules} modules and record their runs`, `${(duration / 1000).toFixed(1)} s`);
}

async function run(options: Options): Promise<void> {
  const {slowness, withListings} = options;
  const site = builtSite(options.site);
  const runs: Measurements[][] = [];
  for (const times of slowness) {
    const measured: Measurements[] = [];
    for (let visit = 0; visit < options.runs; visit++) {
      measured.push(await measure(site, times));
    }
    runs.push(measured);
  }
  printCompilerFiles(site);
  printStages(runs.flat());
  printTimes(slowness, runs);
  if (withListings) {
    await printColdBuild();
  }
}

void runCommand(readOptions, usage, run);
