import {defineConfig} from '@playwright/test';
import {testChromiumOptions} from '../../harness/chromium';
import {componentsUrl, hostedUrl} from './address';
import {everyProvider, type Provider} from './provider';

/** The tests of components in a real browser, without a build of the site. */
export default defineConfig<object, {provider: Provider}>({
  testDir: '.',
  outputDir: '../../test-results/components',
  globalSetup: '../requireChromium.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Retried tests are reported as flaky: a machine that others use may stall for the whole timeout.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  expect: {timeout: 10_000},
  reporter: [['list']],
  projects: [
    {name: 'components', testIgnore: /hosted\.spec\.ts$/, use: {baseURL: componentsUrl}},
    {
      name: 'hosted',
      testMatch: /(hosted|search)\.spec\.ts$/,
      grep: new RegExp(everyProvider),
      use: {baseURL: hostedUrl, provider: 'hosted'},
    },
  ],
  // With a new context for each test, the tests take 1.4 times as long. `test.ts` resets for the next
  // test what Playwright does not.
  use: {reuseContext: true, launchOptions: testChromiumOptions()},
  webServer: {
    command: 'npx tsx e2e/components/server.ts',
    cwd: '../..',
    url: componentsUrl,
    reuseExistingServer: false,
  },
});
