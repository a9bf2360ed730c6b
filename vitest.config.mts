import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@site': path.resolve(),
      '@docusaurus/Translate': path.resolve('src/plugins/listings/client/__tests__/translate.ts'),
      '@local-search/stemmer': '@orama/stemmers/english',
      '@local-search/stopwords': '@orama/stopwords/english',
    },
  },
  test: {
    include: ['{src,benchmarks}/**/__tests__/**/*.test.{ts,tsx}'],
    // To begin anew for each file takes as long as the tests; none leaves anything behind.
    isolate: false,
  },
});
