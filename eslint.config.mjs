import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Imports run one way: content → components → a plugin's client; inside a plugin
 * theme → client → shared ← server.
 *
 * @param {string} where what the rule is for
 * @param {string[]} forbidden regular expressions for module specifiers
 */
function keepOut(where, forbidden) {
  return {
    files: [where],
    ignores: ['**/__tests__/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: forbidden.map((regex) => ({
            regex,
            message: 'This import runs against the directions in CONTRIBUTING.md.',
          })),
        },
      ],
    },
  };
}

const outside = '(^|/)(e2e|benchmarks|scripts)(/|$)';
const serverPart = '(^|/)server(/|$)';
const clientPart = '(^|/)client(/|$)';
const themePart = '^@theme(-original|-init)?/|(^|/)theme(/|$)';
const components = '(^|/)components(/|$)';

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
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
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
    files: ['**/*.mjs', 'babel.config.js'],
    languageOptions: {
      globals: {process: 'readonly', console: 'readonly', module: 'writable', URL: 'readonly'},
    },
  },
  keepOut('src/**', [outside]),
  keepOut('src/components/**', [outside, serverPart, '(^|/)pages(/|$)']),
  keepOut('src/plugins/*/shared{.ts,/**}', [
    outside,
    serverPart,
    clientPart,
    themePart,
    components,
  ]),
  keepOut('src/plugins/*/server/**', [outside, clientPart, themePart, components]),
  keepOut('src/plugins/*/client/**', [outside, serverPart, themePart, components]),
  keepOut('src/plugins/*/client/**/*worker*', [
    outside,
    serverPart,
    themePart,
    components,
    '^react(-dom)?(/|$)',
  ]),
  keepOut('src/plugins/*/theme/**', [outside, serverPart]),
);
