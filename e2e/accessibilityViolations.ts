import {createHash} from 'node:crypto';
import type {Page} from '@playwright/test';
import {runAxe} from './axe';

/** The rules that depend on colours. The other rules find the same violations in either colour mode. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** The attribute that marks the texts whose contrast is checked. */
const look = 'data-look';

/** How the texts of a page look. The attribute of a marked text has the number of its look. */
interface Looks {
  /** The properties of single elements that affect contrast, without their ancestors. */
  readonly styles: readonly string[];
  /** By number, the parts of a look: the look of the parent, -1 for none, and a style. */
  readonly parts: readonly (readonly [around: number, style: number])[];
  /** The looks with a text for which axe surely reports a result. */
  readonly asked: readonly number[];
}

/**
 * Marks one text of each look. Two texts look the same if they and all their ancestors agree in
 * everything that affects contrast, so one result holds for both.
 */
function markLooks(page: Page, attribute: string, within: string): Promise<Looks> {
  return page.evaluate(
    ([name, place]) => {
      const styles = new Map<string, number>();
      const looks = new Map<string, number>();
      const parts: (readonly [number, number])[] = [];
      const known = new Map<Element, number>();
      const numberOf = (numbers: Map<string, number>, key: string): number => {
        const number = numbers.get(key) ?? numbers.size;
        numbers.set(key, number);
        return number;
      };
      const lookOf = (element: Element): number => {
        const seen = known.get(element);
        if (seen !== undefined) {
          return seen;
        }
        const around = element.parentElement ? lookOf(element.parentElement) : -1;
        const style = getComputedStyle(element);
        const own = [
          element.tagName,
          // The class with the id of a doc does not affect its look.
          element.getAttribute('class')?.replace(/docs-doc-id-\S+/, ''),
          element.getAttribute('style'),
          // Attributes that mark a state; attributes that refer to other elements are left out.
          ...[...element.attributes]
            .filter(({name: key}) =>
              /^(aria-(?!label|controls|describedby)|data-lit|fill|disabled|open)/.test(key),
            )
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
        const part = [around, numberOf(styles, own)] as const;
        const number = numberOf(looks, part.join());
        parts[number] = part;
        known.set(element, number);
        return number;
      };
      // axe reports nothing for a single character, nor for some texts without letters.
      const most = 3;
      const weightOf = (text: string) => (/\p{L}{2}/u.test(text) ? most : Math.min(text.length, 2));
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
          const number = lookOf(element);
          if (weight > (chosen.get(number)?.weight ?? 0)) {
            chosen.set(number, {element, weight});
          }
        }
      }
      chosen.forEach(({element}, number) => element.setAttribute(name, String(number)));
      return {
        styles: [...styles.keys()],
        parts,
        asked: [...chosen].filter(([, {weight}]) => weight === most).map(([number]) => number),
      };
    },
    [attribute, within] as const,
  );
}

/** Unmarks the texts whose looks earlier pages had, and adds the other looks to those seen. */
async function leaveOutSeen(page: Page, {styles, parts, asked}: Looks, seen: Set<string>) {
  const digests: string[] = [];
  for (const [around, style] of parts) {
    const whole = `${digests[around] ?? ''}\n${styles[style]}`;
    digests.push(createHash('sha1').update(whole).digest('base64'));
  }
  const digestOf = (number: number) => digests[number] ?? '';
  const again = asked.filter((number) => seen.has(digestOf(number)));
  asked.forEach((number) => seen.add(digestOf(number)));
  await page.evaluate(
    ([name, numbers]) => {
      const left = new Set(numbers.map(String));
      document.querySelectorAll(`[${name}]`).forEach((text) => {
        if (left.has(text.getAttribute(name) ?? '')) {
          text.removeAttribute(name);
        }
      });
    },
    [look, again] as const,
  );
}

/**
 * Waits for colour transitions between the modes to end, because axe would measure their middle.
 */
function endTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({finished}) => finished));
  });
}

/**
 * Runs a function while the page has only what axe must check, because axe reads each element
 * several times. Removes closed details, which nobody perceives, and the hundreds of spans that
 * colour code, except those with the attribute.
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

interface Options {
  /** The rules to run; absent for all rules. */
  readonly rules?: readonly string[];
  /** Selects the part of the page to check; absent for the whole page. */
  readonly within?: string;
  /**
   * The looks of texts on earlier pages, which are not checked again. The looks of this page are
   * added.
   */
  readonly seen?: Set<string>;
}

/**
 * Returns the violations that axe finds: by all rules or the named rules, on the page or a part of it.
 */
export async function accessibilityViolations(
  page: Page,
  {rules, within, seen}: Options = {},
): Promise<string[]> {
  await endTransitions(page);
  const looks = await markLooks(page, look, within ?? 'body');
  if (seen) {
    await leaveOutSeen(page, looks, seen);
  }
  return withLess(page, look, () => runAxe(page, {rules, within, contrastOf: `[${look}]`}));
}
