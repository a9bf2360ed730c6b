import {defineConfig} from '@playwright/test';
import {hostUrl} from './e2e/addresses';

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
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH?.includes('/')
        ? process.env.CHROMIUM_PATH
        : `/usr/bin/${process.env.CHROMIUM_PATH ?? 'chromium'}`,
      args: [
        // Chromium's sandbox refuses to start as root, which containers run as.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npx tsx e2e/host.ts',
    url: hostUrl,
    reuseExistingServer: false,
  },
});
