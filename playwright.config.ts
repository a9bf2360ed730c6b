import {defineConfig} from '@playwright/test';
import {hostUrl} from './harness/addresses';
import {testChromiumOptions} from './harness/chromium';

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
  // A passed retry is reported as flaky: a busy machine may pause for as long as the timeout of a
  // test.
  retries: process.env.CI ? 1 : 0,
  // Tests that build a site start first, otherwise one core would wait for the last of them.
  projects: [
    {name: 'builds', testMatch: builds},
    // Component tests have their own configuration.
    {name: 'pages', testIgnore: [builds, /e2e\/components\//]},
  ],
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [['list']],
  use: {
    baseURL: hostUrl,
    // A request that a test breaks must fail, and a service worker would answer it from its cache.
    serviceWorkers: 'block',
    launchOptions: testChromiumOptions(),
  },
  webServer: {
    command: 'npx tsx harness/host.ts',
    url: hostUrl,
    reuseExistingServer: false,
  },
});
