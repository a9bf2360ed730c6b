import {defineConfig} from '@playwright/test';
import {hostUrl} from './harness/addresses';
import {chromiumOptionsOfTests} from './harness/chromium';

const builds =
  /(author|build|new-article|offline|packages|providers|reproducible|stale-deploy)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: ['./e2e/requireChromium.ts', './e2e/sharedFolder.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Told as flaky: a machine that others use, too, may halt for as long as a test waits.
  retries: process.env.CI ? 1 : 0,
  // Those that build a site first, else one core waits for the last of them.
  projects: [
    {name: 'builds', testMatch: builds},
    // Components have a configuration of their own.
    {name: 'pages', testIgnore: [builds, /e2e\/components\//]},
  ],
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [['list']],
  use: {
    baseURL: hostUrl,
    // What a test breaks on the way must reach the page, and not a worker that has it kept.
    serviceWorkers: 'block',
    launchOptions: chromiumOptionsOfTests(),
  },
  webServer: {
    command: 'npx tsx harness/host.ts',
    url: hostUrl,
    reuseExistingServer: false,
  },
});
