import {createHash} from 'node:crypto';
import type {Page} from '@playwright/test';
import {violations} from './axe';

/** The rules that depend on colours; the others find the same in either colour mode. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Marks the texts whose contrast is asked for. */
const look = 'data-look';

/** How the texts of a page look, each look with the number that its text is marked with. */
interface Looks {
  /** What elements have of their own. */
  readonly styles: readonly string[];
  /** By its number, what a look is made of: the look around it, -1 for none, and a style. */
  readonly parts: readonly (readonly [around: number, style: number])[];
  /** The looks that have a text of which axe surely says something. */
  readonly asked: readonly number[];
}

/**
 * Marks one of all texts that look the same by all that contrast depends on: itself and
 * whatever it lies in. What holds for it holds for the others.
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
          // The name of a doc says nothing of its look.
          element.getAttribute('class')?.replace(/docs-doc-id-\S+/, ''),
          element.getAttribute('style'),
          // What marks a state, and not what refers to another element.
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
      // axe says nothing of a single character, nor of some texts without letters.
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

/**
 * Takes the marks from the texts whose looks are among those of other pages, and adds the others
 * to these.
 */
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

interface Options {
  /** The rules that are tried; all where none is named. */
  readonly rules?: readonly string[];
  /** Selects the part of the page that is looked at; absent for the whole. */
  readonly within?: string;
  /** The looks of texts on pages before, whose contrast is not asked for again; those of this one are added. */
  readonly seen?: Set<string>;
}

/**
 * What axe finds, by all of its rules or by those that are named, on the page or in the
 * part of it that a selector names.
 */
export async function faults(page: Page, {rules, within, seen}: Options = {}): Promise<string[]> {
  await endTransitions(page);
  const looks = await markLooks(page, look, within ?? 'body');
  if (seen) {
    await leaveOutSeen(page, looks, seen);
  }
  return withLess(page, look, () => violations(page, {rules, within, contrastOf: `[${look}]`}));
}
