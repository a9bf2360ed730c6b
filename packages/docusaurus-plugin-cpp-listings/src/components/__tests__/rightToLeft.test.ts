import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';

// The theme mirrors all style sheets with its own version of this package.
const mirror = createRequire(require.resolve('@docusaurus/theme-classic'))('rtlcss') as {
  process: (css: string) => string;
};

/** Returns the declarations of a selector's first rule, in a site that is read from the right. */
function declarationsOf(selector: string, sheet: string): readonly string[] {
  const css = mirror.process(fs.readFileSync(path.resolve(__dirname, '..', sheet), 'utf8'));
  const [, rule = ''] = css.split(`\n${selector} {`);
  return (rule.split('}')[0] ?? '')
    .split(';')
    .map((declaration) => declaration.trim().replace(/\s+(?=:|$)/, ''));
}

it.each([
  ['code and values', 'pre, code', 'global.css'],
  ['an input', '.box', 'Stepper/fields.module.css'],
  ['the functions that are called', '.stack', 'Stepper/variables.module.css'],
  ['a drawing of arrays', '.drawing', 'drawing/styles.module.css'],
  ['a plot', '.plot > svg', 'plot/plot.module.css'],
])('%s is read from left to right in every language', (_, selector, sheet) => {
  expect(declarationsOf(selector, sheet)).toContain('direction: ltr');
});

it('the numbers of lines are on the left of their code in every language', () => {
  const sheet = 'Code/styles.module.css';
  expect(declarationsOf('.code::before', sheet)).toContain('left: 0');
  expect(declarationsOf('.code code', sheet)).toContain('padding: 0 1rem 0 4.25rem');
});

it('the end of long calls is visible in every language', () => {
  expect(declarationsOf('.calls', 'Stepper/variables.module.css')).toEqual(
    expect.arrayContaining(['direction: rtl', 'text-align: left']),
  );
});
