import type {Page} from '@playwright/test';
import {tap, tapAt, type Use} from '../tap';

/** A kind of control. */
export interface Kind {
  readonly name: string;
  /** The CSS selector of its controls. */
  readonly selector: string;
  /** Matches the text of its controls, if the selector alone does not distinguish them. */
  readonly text?: RegExp;
  /** One interaction with the control. Absent if it leaves the site or another kind covers it. */
  readonly use?: Use;
  /** A preparation that is not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** How often one control is used, if more than once, so that what it opens is closed again. */
  readonly times?: number;
  /** Selects an element that is there when the control has done its work. */
  readonly until?: string;
}

const press =
  (key: string): Use =>
  async (control, page) => {
    await control.focus();
    await page.keyboard.press(key);
  };

const typeAtEnd =
  (character: string): Use =>
  async (control, page) => {
    await control.evaluate((element) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        element.focus({preventScroll: true});
        element.setSelectionRange(element.value.length, element.value.length);
      }
    });
    await page.keyboard.press(character);
  };

/** Types the next letter of a word into a field. */
const typeNextOf =
  (word: string): Use =>
  async (field, page) => {
    await field.focus();
    await page.keyboard.press(word[(await field.inputValue()).length] ?? '');
  };

async function scrollUp(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
  await page.waitForTimeout(500);
  await page.evaluate(() => scrollBy({top: -300, behavior: 'instant'}));
  await page.waitForTimeout(500);
}

async function openMenu(page: Page): Promise<void> {
  await page.locator(menuButton).tap();
  await page.waitForTimeout(500);
}

const menuButton = 'button[aria-label="Toggle navigation bar"]';
const live = '[data-live]';
const costs = '[data-complexity]';
const race = '[data-race]';
const hunt = '[data-bug-hunt]';
const editor = '[data-editor]';
const results = '[data-check-result]';
const dialog = '[role=dialog]';

const frame: readonly Kind[] = [
  {name: 'heading, the first touch', selector: 'h1', use: tap},
  {name: 'menu: open', selector: menuButton, use: tap},
  {name: 'skip to the content', selector: 'a[href="#__docusaurus_skipToContent_fallback"]'},
  {name: 'colour mode', selector: 'button[data-color-mode-toggle]', use: tap, times: 2},
  {
    name: 'menu: fold a category',
    selector: 'button[aria-label*="sidebar category"]',
    use: tap,
    times: 2,
  },
  {name: 'menu: back', selector: 'button', text: /Back to main menu/, use: tap},
  {name: 'menu: close', selector: 'button[aria-label="Close navigation bar"]', use: tap},
  {
    name: 'search: open',
    selector: '[data-control=SearchButton]',
    use: tap,
    until: `${dialog} input`,
  },
  {
    name: 'search: a letter',
    selector: `${dialog} input`,
    use: typeNextOf('rotate'),
    times: 4,
    until: `${dialog} [role=option]`,
  },
  {name: 'search: next result', selector: `${dialog} input`, use: press('ArrowDown')},
  {name: 'search: filter', selector: `${dialog} button[aria-pressed]`, use: tap},
  {name: 'search: a result', selector: `${dialog} [role=option]`},
  {name: 'search: all results', selector: `${dialog} a:not([role=option])`},
  {
    name: 'search: close',
    selector: `${dialog} button:not([aria-pressed])`,
    text: /^Close/,
    use: tap,
  },
  {name: 'on this page', selector: 'button', text: /^On this page$/, use: tap},
  {name: 'on this page: a heading', selector: 'a.table-of-contents__link', use: tap},
  {
    name: 'to the top',
    selector: 'button[aria-label="Scroll back to top"]',
    use: tap,
    prepare: scrollUp,
  },
  {name: 'link to a heading', selector: 'a[aria-label^="Direct link to"]', use: tap},
  {name: 'link within the page', selector: '[data-prose] a[href^="#"]', use: tap},
  {name: 'copy', selector: 'button[data-copied]', use: tap},
  // Found in any panel, while a program runs.
  {name: 'stop', selector: 'button', text: /^Stop$/},
];

const panels: readonly Kind[] = [
  {name: 'run: a number typed', selector: '[data-field]', use: typeAtEnd(' ')},
  {
    name: 'run: Run',
    selector: `${live} [data-action=run]`,
    use: tap,
    until: `${live} [data-result] p`,
  },
  {name: 'run: Step through', selector: `${live} [data-action=trace]`, use: tap},
  {name: 'step: forward', selector: '[data-action=forward]', use: tap, times: 3},
  {name: 'step: back', selector: '[data-action=back]', use: tap},
  {name: 'step: last', selector: '[data-action=last]', use: tap},
  {name: 'step: first', selector: '[data-action=first]', use: tap},
  {name: 'step: slider tapped', selector: 'input[type=range]', use: tapAt(0.6)},
  {name: 'step: slider by key', selector: 'input[type=range]', use: press('ArrowRight')},
  {name: 'step: arrow key', selector: '[data-figure]', use: press('ArrowRight')},
  {name: 'step: Play, Pause', selector: '[data-action=play]', use: tap, times: 2},
  {name: 'step: speed', selector: 'select', text: /per second/, use: press('ArrowDown')},
  {name: 'watch: chosen', selector: 'select', text: /^nothing/, use: press('ArrowDown')},
  {name: 'watch: idle', selector: '[aria-disabled=true]'},
  {
    name: 'watch: next',
    selector: `${live} [data-action=nextTouch]:not([aria-disabled=true])`,
    use: tap,
  },
  {
    name: 'watch: previous',
    selector: `${live} [data-action=previousTouch]:not([aria-disabled=true])`,
    use: tap,
  },
  {name: 'watch: a cell', selector: `${live} [data-cell]`, use: tap},
  {name: 'watch: a variable', selector: `${live} [data-variable]`, use: tap},
  {name: 'step: copy link', selector: `${live} button`, text: /^Copy link$/, use: tap},
  {name: 'step: link copied', selector: `${live} button`, text: /^Copied$/},
  {
    name: 'step: all as a table',
    selector: 'summary',
    text: /steps as a table/,
    use: tap,
    times: 2,
  },
  {name: 'run: back to the example', selector: `${live} [data-action=example]`, use: tap},
];

const figures: readonly Kind[] = [
  {name: 'counts: a list', selector: `${costs} select`, use: press('ArrowDown')},
  {name: 'counts: an approach', selector: `${costs} input[type=checkbox]`, use: tap, times: 2},
  {name: 'counts: a size typed', selector: `${costs} input[type=text]`, use: typeAtEnd('1')},
  {name: 'counts: Count', selector: `${costs} button[type=submit]`, use: tap},
  {name: 'counts: the numbers', selector: `${costs} summary`, use: tap, times: 2},
  {name: 'race: a list', selector: `${race} select`, use: press('ArrowDown')},
  {name: 'race: an approach', selector: `${race} input[type=checkbox]`, use: tap, times: 2},
  {name: 'race: the numbers', selector: `${race} summary`, use: tap, times: 2},
  {name: 'race: measure', selector: `${race} button`, use: tap},
];

const hunts: readonly Kind[] = [
  {
    name: 'hunt: Break it',
    selector: `${hunt} button`,
    text: /^Break it$/,
    use: tap,
    until: `${hunt} [data-field]`,
  },
  {name: 'hunt: a number typed', selector: `${hunt} [data-field]`, use: typeAtEnd(' ')},
  {name: 'hunt: a hint', selector: `${hunt} button`, text: /^Hint \d/, use: tap},
  {name: 'hunt: reveal', selector: `${hunt} button`, text: /^Reveal/, use: tap},
  {
    name: 'hunt: Run both',
    selector: `${hunt} button`,
    text: /^Run both$/,
    use: tap,
    until: `${hunt} [data-result] p`,
  },
  {
    name: 'hunt: step through both',
    selector: `${hunt} button`,
    text: /^Step through both runs$/,
    use: tap,
    until: `${hunt} input[type=radio]`,
  },
  {name: 'hunt: the other program', selector: `${hunt} input[type=radio]:not(:checked)`, use: tap},
  {name: 'hunt: the program shown', selector: `${hunt} input[type=radio]:checked`},
  {name: 'hunt: where they part', selector: `${hunt} button`, text: /^First difference$/, use: tap},
  {name: 'hunt: step back', selector: `${hunt} [data-action=back]`, use: tap, times: 3},
  {name: 'hunt: slider tapped', selector: `${hunt} input[type=range]`, use: tapAt(0.5)},
];

const exercises: readonly Kind[] = [
  {name: 'fold: a panel', selector: 'summary', text: /^Run it/, use: tap, times: 2},
  {name: 'fold: what breaks it', selector: 'summary', text: /^What breaks it/, use: tap, times: 2},
  {name: 'fold: the cases', selector: 'summary', text: /^The cases/, use: tap, times: 2},
  {name: 'fold: a solution', selector: 'summary', text: /solution/, use: tap, times: 2},
  {
    name: 'editor: open',
    selector: `[data-exercise] ${editor} button`,
    text: /^Write it$/,
    use: tap,
    until: `${editor} [role=textbox]`,
  },
  {name: 'editor: a letter', selector: `${editor} [role=textbox]`, use: press('x'), times: 3},
  {name: 'editor: a new line', selector: `${editor} [role=textbox]`, use: press('Enter')},
  {name: 'editor: a touch', selector: `${editor} [role=textbox]`, use: tap},
  {name: 'editor: start again', selector: `${editor} button`, text: /^Start again$/, use: tap},
  {
    name: 'editor: Check',
    selector: `${editor} button`,
    text: /^Check$/,
    use: tap,
    until: `${results} *`,
  },
  {name: 'editor: Run', selector: `${editor} [data-action=run]`, use: tap},
  {name: 'editor: Step through', selector: `${editor} [data-action=trace]`, use: tap},
  {name: 'result: a button', selector: `${results} button`, use: tap},
  {name: 'result: a fold', selector: `${results} summary`, use: tap, times: 2},
  {
    name: 'editor: your code',
    selector: `${editor} summary`,
    text: /^Your code/,
    use: tap,
    times: 2,
  },
  {
    name: 'editor: open a listing',
    selector: `${editor} button`,
    text: /^Open in the editor$/,
    use: tap,
  },
];

const links: readonly Kind[] = [
  {name: 'link to another site', selector: 'a[target=_blank]'},
  {
    name: 'link in the text',
    selector: '[data-prose] a[href^="/"]',
    use: tap,
  },
  {
    name: 'menu: a page',
    selector: '.navbar-sidebar a[href^="/"]',
    use: tap,
    prepare: openMenu,
  },
  {name: 'the site', selector: '.navbar a[href="/"]', use: tap},
  {name: 'breadcrumb', selector: '.breadcrumbs a', use: tap},
  {name: 'tag', selector: 'a[href*="/tags/"]', use: tap},
  {name: 'footer', selector: 'footer.footer a:not([target])', use: tap},
  {name: 'previous page', selector: 'a.pagination-nav__link--prev', use: tap},
  {name: 'next page', selector: 'a.pagination-nav__link--next', use: tap},
];

/** All kinds, in the order in which they are used. */
export const kinds: readonly Kind[] = [
  ...frame,
  ...panels,
  ...figures,
  ...hunts,
  ...exercises,
  ...links,
];
