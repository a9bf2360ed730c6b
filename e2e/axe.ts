import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type Axe from 'axe-core';

declare const axe: typeof Axe;

const source = fs.readFileSync(
  path.resolve(__dirname, '../node_modules/axe-core/axe.min.js'),
  'utf8',
);

/**
 * The contrast rule. It computes the background of each text and takes as long as all other rules.
 */
const contrast = 'color-contrast';

interface Options {
  /** The rules to run; absent or empty for all rules. */
  readonly rules?: readonly string[];
  /** Selects the part of the page to check; absent for the whole page. */
  readonly within?: string;
  /** Selects the texts whose contrast is checked; absent for all texts. */
  readonly contrastOf?: string;
}

/**
 * Returns the violations that axe finds on a page, one text each. Loads axe into the page only once.
 */
export async function runAxe(page: Page, options: Options = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  return page.evaluate(
    async ({id, rules = [], within, contrastOf = '*'}) => {
      axe.configure({rules: [{id, selector: contrastOf}]});
      const {violations: found} = await axe.run(within ?? document, {
        // Passed checks are not used, and collecting them takes longer than the checks.
        resultTypes: ['violations'],
        ...(rules.length > 0 && {runOnly: {type: 'rule', values: [...rules]}}),
      });
      return found.flatMap(({id: rule, nodes}) =>
        nodes.map(({html, failureSummary}) => `${rule}: ${html}\n${failureSummary ?? ''}`),
      );
    },
    {...options, id: contrast},
  );
}
