import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {engineFlags} from './packages/docusaurus-plugin-cpp-listings/src/build/engineFlags';

const all = '{src,packages,benchmarks,e2e,harness,scripts}/**/__tests__/**/*.test.{ts,tsx}';
const integration = '**/*.integration.test.{ts,tsx}';

export default defineConfig({
  // tsconfig.json leaves JSX to the bundler of the site, so it is set here.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: {
      '@site': path.resolve(),
      '@generated/i18n': path.resolve(
        'packages/docusaurus-plugin-cpp-listings/src/__tests__/i18n.ts',
      ),
      '@docusaurus/Translate': path.resolve(
        'packages/docusaurus-plugin-cpp-listings/src/__tests__/translate.ts',
      ),
      '@docusaurus/useBaseUrl': path.resolve(
        'packages/docusaurus-plugin-cpp-listings/src/__tests__/useBaseUrl.ts',
      ),
      '@local-search/stemmer': '@orama/stemmers/english',
      '@local-search/stopwords': '@orama/stopwords/english',
    },
  },
  test: {
    // Isolation would take as long as the tests, and no test leaves state behind.
    isolate: false,
    experimental: {fsModuleCache: true},
    // Timeouts only end what hangs: on a busy machine, a test of milliseconds may take seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Without the first, a test that loops over an empty list would pass.
    expect: {requireAssertions: true, poll: {timeout: 10_000}},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [all],
          exclude: [integration],
          // What these tests wait for takes no time, unlike files, programs and servers.
          expect: {poll: {interval: 1}},
        },
      },
      // Tests that compile C++, run a program, bundle scripts, read the built site, or connect to a
      // server.
      {
        extends: true,
        test: {
          name: 'integration',
          include: [integration],
          exclude: ['node_modules/**'],
          // Otherwise V8 would optimise the compiler for longer than the tests run it.
          execArgv: [...engineFlags],
        },
      },
    ],
  },
});
