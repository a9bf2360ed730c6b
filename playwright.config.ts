import {defineConfig} from '@playwright/test';
import {hostUrl} from './e2e/addresses';
import {chromiumOptions} from './e2e/chromium';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [['list']],
  use: {
    baseURL: hostUrl,
    launchOptions: chromiumOptions(),
  },
  webServer: {
    command: 'npx tsx e2e/host.ts',
    url: hostUrl,
    reuseExistingServer: false,
  },
});
