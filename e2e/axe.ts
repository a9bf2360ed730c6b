import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type Axe from 'axe-core';

declare const axe: typeof Axe;

const source = fs.readFileSync(
  path.resolve(__dirname, '../node_modules/axe-core/axe.min.js'),
  'utf8',
);

/** The rule that asks of each text what it stands on, which takes as long as all others. */
const contrast = 'color-contrast';

interface Options {
  /** The rules that are tried; all where none is named. */
  readonly rules?: readonly string[];
  /** Selects the part of the page that is looked at; absent for the whole. */
  readonly within?: string;
  /** Selects the texts whose contrast is asked for; all where it is absent. */
  readonly contrastOf?: string;
}

/** What axe finds on a page, one text for each fault. A page needs axe once, and keeps it. */
export async function violations(page: Page, options: Options = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  return page.evaluate(
    async ({id, rules = [], within, contrastOf = '*'}) => {
      axe.configure({rules: [{id, selector: contrastOf}]});
      const {violations: found} = await axe.run(within ?? document, {
        // What passed is not read; to collect it takes longer than the checks.
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
