import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve()}},
  test: {include: ['src/**/__tests__/**/*.test.{ts,tsx}']},
});
