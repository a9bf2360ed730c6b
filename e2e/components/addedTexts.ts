import type {Locator} from '@playwright/test';

/**
 * Returns a function that gives the texts of the elements that have been added to a live region
 * since the call: what screen readers announce, also if the text is the same as before.
 */
export async function addedTexts(region: Locator): Promise<() => Promise<(string | null)[]>> {
  const added = await region.evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    new MutationObserver((changes) =>
      texts.push(
        ...changes.flatMap(({addedNodes}) => [...addedNodes].map((one) => one.textContent)),
      ),
    ).observe(element, {childList: true});
    return texts;
  });
  return () => added.jsonValue();
}
