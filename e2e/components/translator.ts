import type {Page} from '@playwright/test';

/**
 * Translates a page as browsers do: each text with words or numbers is replaced by an element that
 * contains another text, also when the page adds text later. The other text is the same in capitals.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode as Text);
      }
      const isForeign = ({data, parentElement}: Text) =>
        /[a-z\d]/i.test(data) &&
        !parentElement?.closest('[lang=x-capitals], svg, noscript, textarea, [contenteditable]');
      for (const text of texts.filter(isForeign)) {
        const translated = document.createElement('span');
        translated.lang = 'x-capitals';
        text.replaceWith(translated);
        translated.textContent = text.data.toUpperCase();
      }
    };
    translate(document.body);
    new MutationObserver((mutations) => {
      for (const {addedNodes} of mutations) {
        [...addedNodes].filter((node) => node.isConnected).forEach((node) => translate(node));
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
