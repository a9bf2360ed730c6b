import path from 'node:path';
import {defineConfig} from 'vitest/config';

const all = '{src,packages,benchmarks,e2e,harness,scripts}/**/__tests__/**/*.test.{ts,tsx}';
const integration = '**/*.integration.test.{ts,tsx}';

export default defineConfig({
  // The project's own setting leaves JSX to the bundler of the site.
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
    // To begin again for each file takes as long as the tests; none leaves anything behind.
    isolate: false,
    // A test that loops over nothing passes without them.
    expect: {requireAssertions: true},
    projects: [
      {extends: true, test: {name: 'unit', include: [all], exclude: [integration]}},
      // They compile C++, read the built site, or speak with a server.
      {
        extends: true,
        test: {name: 'integration', include: [integration], exclude: ['node_modules/**']},
      },
    ],
  },
});
