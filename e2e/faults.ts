import type {Page} from '@playwright/test';
import {violations} from './axe';

/** Marks the texts whose contrast is asked for. */
const look = 'data-look';

/**
 * Marks one of all texts that look the same by all that contrast depends on: itself and
 * whatever it lies in. What holds for it holds for the others.
 */
function markLooks(page: Page, attribute: string, within: string): Promise<void> {
  return page.evaluate(
    ([name, place]) => {
      const looks = new Map<string, number>();
      const known = new Map<Element, number>();
      const lookOf = (element: Element): number => {
        const seen = known.get(element);
        if (seen !== undefined) {
          return seen;
        }
        const style = getComputedStyle(element);
        const look = [
          element.parentElement ? lookOf(element.parentElement) : '',
          element.tagName,
          element.getAttribute('class'),
          element.getAttribute('style'),
          // What marks a state.
          ...[...element.attributes]
            .filter(({name: key}) => /^(aria-(?!label)|data-lit|fill|disabled|open)/.test(key))
            .map(({name: key, value}) => `${key}=${value}`),
          style.color,
          style.fill,
          style.background,
          style.opacity,
          style.fontSize,
          style.fontWeight,
          style.textShadow,
          style.position,
          style.filter,
        ].join();
        const number = looks.get(look) ?? looks.size;
        looks.set(look, number);
        known.set(element, number);
        return number;
      };
      // axe says nothing of a single character, nor of some texts without letters.
      const weightOf = (text: string) => (/\p{L}{2}/u.test(text) ? 3 : Math.min(text.length, 2));
      document.querySelectorAll(`[${name}]`).forEach((text) => text.removeAttribute(name));
      const chosen = new Map<number, {element: Element; weight: number}>();
      for (const element of document.querySelectorAll(`${place} *`)) {
        const text = [...element.childNodes]
          .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
          .map(({textContent}) => textContent)
          .join('')
          .trim();
        const weight = weightOf(text);
        if (weight > 0 && element.checkVisibility()) {
          const look = lookOf(element);
          if (weight > (chosen.get(look)?.weight ?? 0)) {
            chosen.set(look, {element, weight});
          }
        }
      }
      chosen.forEach(({element}) => element.setAttribute(name, ''));
    },
    [attribute, within] as const,
  );
}

/** Waits for colours that are on their way from one mode to the other: axe would measure them. */
function endTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({finished}) => finished));
  });
}

/**
 * Does something while the page has only what axe is to look at, which reads each element
 * several times: not what is folded away, which nobody perceives, and not the hundreds of
 * spans that colour code, but for those that carry an attribute.
 */
async function withLess<T>(page: Page, keep: string, use: () => Promise<T>): Promise<T> {
  const putBack = await page.evaluateHandle((attribute) => {
    const closed = [...document.querySelectorAll('details:not([open]) > :not(summary)')];
    const folded = closed.map((element) => {
      const place = document.createComment('');
      element.replaceWith(place);
      return () => place.replaceWith(element);
    });
    const coloured = [...document.querySelectorAll('pre > code')].map((code) => {
      const whole = [...code.childNodes];
      const less = whole.map((node) => node.cloneNode(true));
      code.replaceChildren(...less);
      code
        .querySelectorAll(`span:not([${attribute}], :has([${attribute}]))`)
        .forEach((span) => span.replaceWith(...span.childNodes));
      code.normalize();
      return () => code.replaceChildren(...whole);
    });
    return () => [...folded, ...coloured].reverse().forEach((back) => back());
  }, keep);
  try {
    return await use();
  } finally {
    await putBack.evaluate((back) => back());
  }
}

/**
 * What axe finds, by all of its rules or by those that are named, on the page or in the
 * part of it that a selector names.
 */
export async function faults(
  page: Page,
  {rules, within}: {rules?: readonly string[]; within?: string} = {},
): Promise<string[]> {
  await endTransitions(page);
  await markLooks(page, look, within ?? 'body');
  return withLess(page, look, () => violations(page, {rules, within, contrastOf: `[${look}]`}));
}
