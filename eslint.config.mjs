import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['build/', '.build-under-way/', '.docusaurus/', 'test-results/']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
    },
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    files: ['{src,packages}/**/*.tsx'],
    ignores: ['**/__tests__/**'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      // The bounds O(n) and the names of languages are the same in every language.
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['·', '→', ': ']}],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      // Code and tables that scroll sideways must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['group']}],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {process: 'readonly', console: 'readonly', module: 'writable', URL: 'readonly'},
    },
  },
);
