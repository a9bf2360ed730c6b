import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/**
 * Marks each token of a code block that looks like an earlier token of that block, by
 * all that contrast depends on, so that axe need not work the same contrast out again.
 */
function markRepeatedTokens(page: Page, attribute: string): Promise<void> {
  return page.evaluate((name) => {
    document.querySelectorAll(`[${name}]`).forEach((token) => token.removeAttribute(name));
    for (const block of document.querySelectorAll('pre')) {
      const seen = new Set<string>();
      for (const token of block.querySelectorAll('span span:not(:has(*))')) {
        const looks: string[] = [];
        for (let at = token; at !== block && at.parentElement; at = at.parentElement) {
          const style = getComputedStyle(at);
          looks.push(
            [
              style.color,
              style.background,
              style.opacity,
              style.fontSize,
              style.fontWeight,
              style.textShadow,
              style.position,
              style.filter,
            ].join(),
          );
        }
        const look = looks.join('/');
        token.toggleAttribute(name, seen.has(look));
        // axe passes over some texts without letters, which so cannot stand for others.
        if (/\p{L}{2}/u.test(token.textContent)) {
          seen.add(look);
        }
      }
    }
  }, attribute);
}

/**
 * What axe finds, by all of its rules or by those that are named, on the page or in the
 * part of it that a selector names.
 */
export async function faults(
  page: Page,
  {rules = [], within}: {rules?: readonly string[]; within?: string} = {},
): Promise<string[]> {
  const repeated = 'data-repeated-token';
  await markRepeatedTokens(page, repeated);
  const axe = new AxeBuilder({page}).exclude(`[${repeated}]`).options({
    // What passed is not read; to collect it takes longer than the checks.
    resultTypes: ['violations'],
    ...(rules.length > 0 && {runOnly: {type: 'rule', values: [...rules]}}),
  });
  if (within) {
    axe.include(within);
  }
  // No page has a frame, which is all that the other mode is for.
  const {violations} = await axe.setLegacyMode().analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}
