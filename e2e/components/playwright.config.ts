import {defineConfig} from '@playwright/test';
import {chromiumOptions} from '../chromium';
import {componentsUrl, hostedUrl} from './address';
import {everyProvider, type Provider} from './provider';

const {executablePath, args} = chromiumOptions();

/** Tests of components in a real browser, without a build of the site. */
export default defineConfig<object, {provider: Provider}>({
  testDir: '.',
  outputDir: '../../test-results/components',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Told as flaky: a machine that others use, too, may halt for as long as a test waits.
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
  use: {
    // Pages end before what is optimised pays, and follow one another in one process.
    launchOptions: {
      executablePath,
      args: [...args, '--js-flags=--no-opt --no-maglev', '--renderer-process-limit=1'],
    },
  },
  webServer: {
    command: 'npx tsx e2e/components/server.ts',
    cwd: '../..',
    url: componentsUrl,
    reuseExistingServer: false,
  },
});
