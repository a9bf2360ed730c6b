import os from 'node:os';
import path from 'node:path';
import {chromiumOptions} from '../../../harness/chromium';
import {Host} from '../../host';
import {run} from '../peers';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Category {
  readonly score: number;
  readonly auditRefs: readonly {readonly id: string; readonly weight: number}[];
}

interface LighthouseReport {
  readonly categories: Readonly<Record<(typeof categories)[number], Category>>;
  readonly audits: Readonly<
    Record<string, {readonly numericValue?: number; readonly score: number | null}>
  >;
  readonly environment: {readonly benchmarkIndex: number};
  readonly runtimeError?: {readonly message: string};
}

/** Lighthouse's results for a visit, with scores up to 100 and times in milliseconds. */
export interface LighthouseResult {
  /** Performance, accessibility, best practices and SEO. */
  readonly scores: readonly number[];
  readonly blocking: number;
  readonly mainThread: number;
  readonly largestPaint: number;
  readonly shift: number;
  /** Lighthouse's benchmark of the machine. */
  readonly machine: number;
  /** The load average of the last minute. */
  readonly load: number;
  /** The failed audits that cost points outside of performance. */
  readonly failed: readonly string[];
}

const sandboxFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Visits a page with Lighthouse: its mobile preset with simulated throttling, in Chromium's new
 * headless mode, with a new profile.
 *
 * @param peers the `node_modules` with Lighthouse.
 * @throws Error if Lighthouse could not load the page.
 */
export async function runLighthouse(peers: string, folder: string, address: string) {
  const host = new Host(folder);
  try {
    const url = (await host.listen()) + address;
    const flags = ['--headless=new', '--disable-gpu', '--no-first-run', ...sandboxFlags];
    const printed = await run(
      process.execPath,
      [
        path.join(peers, 'lighthouse/cli/index.js'),
        url,
        '--output=json',
        '--quiet',
        '--no-enable-error-reporting',
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=${flags.join(' ')}`,
      ],
      {env: {CHROME_PATH: chromiumOptions().executablePath}},
    );
    return readResult(JSON.parse(printed) as LighthouseReport);
  } finally {
    host.close();
  }
}

function readResult({
  categories: scored,
  audits,
  environment,
  runtimeError,
}: LighthouseReport): LighthouseResult {
  if (runtimeError) {
    throw new Error(`Lighthouse: ${runtimeError.message}`);
  }
  const [, ...others] = categories;
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    scores: categories.map((category) => Math.round(scored[category].score * 100)),
    blocking: valueOf('total-blocking-time'),
    mainThread: valueOf('mainthread-work-breakdown'),
    largestPaint: valueOf('largest-contentful-paint'),
    shift: valueOf('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
    load: os.loadavg()[0] ?? NaN,
    failed: others
      .flatMap((category) => scored[category].auditRefs)
      .filter(({id, weight}) => weight > 0 && audits[id]?.score === 0)
      .map(({id}) => id),
  };
}
