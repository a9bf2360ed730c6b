import {gzipSync} from 'node:zlib';
import type {Locator, Page, Route} from '@playwright/test';
import {fakeConnection} from '../../harness/connection';
import {waitForHydration, open, waitForIdle} from '../open';
import {
  announcer,
  serviceSearches,
  button,
  dialog,
  collectErrors,
  expectHighlightsInText,
  field,
  highlighted,
  holdRequests,
  collectIndexRequests,
  options,
  results,
  searchField,
} from '../searchPage';
import {advanceClock} from './clock';
import {expectNoAccessibilityViolation} from './colourModes';
import {everyProvider} from './provider';
import {expect, test} from './searchTest';
import {translatePage} from './translator';

const start = '/guide/chapter-1';
const found = '/guide/sums';
const phone = {width: 360, height: 740};

const index = '**/search-index/**';
const headings = /search-index\/.*headings.*\.json\.gz/;
const texts = /search-index\/.*text.*\.json\.gz/;
const words = /search-index\/.*words.*\.json\.gz/;

/** Waits until the shown results are complete. */
const expectWhole = (page: Page) =>
  expect(page.getByRole('listbox')).toHaveAttribute('data-partial', 'false');

const activeOption = (page: Page) => dialog(page).getByRole('option', {selected: true});
const filter = (page: Page, name: string) =>
  page.getByRole('group', {name: 'Show results from'}).getByRole('button', {name});
/** Returns the number of pages that a filter shows. */
const countOn = async (page: Page, name: string) =>
  Number((await filter(page, name).textContent())?.replace(/\D/g, ''));

async function openBox(page: Page, path = start): Promise<void> {
  await open(page, path);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

async function ask(page: Page, query: string): Promise<void> {
  await openBox(page);
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test.describe('opening', () => {
  test('the button shows its shortcut; the button, Ctrl+K and a slash open the search box', async ({
    page,
  }) => {
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    };
    await open(page, start);
    await expect(button(page)).toBeVisible();
    await expect(button(page)).toContainText('Click here to search...');
    await expect(button(page).locator('kbd')).toHaveText('Ctrl K');

    await test.step('Ctrl+Shift+K does not open it', async () => {
      await page.keyboard.press('Control+Shift+k');
      await waitForIdle(page);
      await expect(dialog(page)).toHaveCount(0);
    });
    await test.step('a click on the button opens it, with its placeholder', async () => {
      await button(page).click();
      await expect(field(page)).toBeFocused();
      await expect(dialog(page)).toBeVisible();
      await expect(field(page)).toHaveAttribute('placeholder', 'Search...');
      await close();
    });
    for (const key of ['Enter', 'Space']) {
      await test.step(`${key} on the button opens it`, async () => {
        await button(page).focus();
        await page.keyboard.press(key);
        await expect(field(page)).toBeFocused();
        await close();
      });
    }
    await test.step('Ctrl+K opens it and closes it', async () => {
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toHaveCount(0);
    });
    await test.step('a slash opens it and is not typed into it', async () => {
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
    });
  });

  test('a slash that is typed into a field stays in the field', async ({page}) => {
    await open(page, '/search');
    await searchField(page).focus();
    await page.keyboard.type('a/b');
    await expect(searchField(page)).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a dialog that fails to load leads to the search page with the typed query', async ({
    page,
  }) => {
    await fakeConnection(page, {saveData: true, effectiveType: '4g'});
    await open(page, start);
    const release = await holdRequests(page, '**/assets/js/*.js', (route) => route.abort());
    await button(page).click();
    await page.keyboard.type('kadane');
    release();
    await expect(page).toHaveURL(/\/search\/?\?q=kadane$/);
  });

  test.describe('before the code of the search box has loaded', () => {
    /** Opens the search box. Its code loads when the returned function is called. */
    async function openEarly(page: Page): Promise<() => void> {
      await fakeConnection(page, {saveData: true, effectiveType: '4g'});
      await open(page, start);
      const release = await holdRequests(page, '**/assets/js/*.js');
      await page.keyboard.press('Control+k');
      return release;
    }

    test('keys go into the field, the words file is fetched once, and the results appear when the code has loaded', async ({
      page,
    }) => {
      const requests = collectIndexRequests(page);
      const release = await openEarly(page);
      await page.keyboard.type('kadane');
      await page.keyboard.press('Home');
      await expect(field(page)).toHaveValue('kadane');
      await expect(filter(page, 'All')).toHaveCount(0);
      const requestsOfWords = () => requests.filter((url) => words.test(url)).length;
      await expect.poll(requestsOfWords, 'words are fetched early').toBe(1);
      release();
      await expectWhole(page);
      await expect(options(page).first()).toContainText('Largest sum');
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      expect(requestsOfWords(), 'words are fetched once').toBe(1);
      // The field is still the element that the reader types into.
      await page.keyboard.type('the ');
      await expect(field(page)).toHaveValue('the kadane');
    });

    test('a key that arrives while the box is rendered is answered', async ({page}) => {
      // As soon as the box is in the document, and before its listeners are attached.
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          const box = document.querySelector('[role=dialog]');
          const input = box?.querySelector<HTMLInputElement>('[role=combobox]');
          if (input && box?.querySelector('[role=group]')) {
            observer.disconnect();
            input.value = 'kadane';
            input.dispatchEvent(new Event('input', {bubbles: true}));
          }
        }).observe(document, {subtree: true, childList: true});
      });
      await openBox(page);
      await expect(options(page).first()).toContainText('Largest sum');
    });

    test('Enter leads to the search page with the typed query', async ({page}) => {
      const release = await openEarly(page);
      await page.keyboard.type('kadane');
      await page.keyboard.press('Enter');
      release();
      await expect(page).toHaveURL(/\/search\/?\?q=kadane$/);
      await expect(results(page)).toContainText('Largest sum');
    });
  });
});

test.describe('closing', () => {
  test('Escape and Ctrl+K return the focus to where it was', async ({page}) => {
    await open(page, start);
    const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'});
    await link.focus();
    await page.keyboard.press('Control+k');
    await field(page).fill('array');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(link).toBeFocused();
  });

  test('a click outside the box closes it; a click inside and a selection dragged out of it do not', async ({
    page,
  }) => {
    await openBox(page);
    await page.getByText('Titles, headings').click();
    await expect(dialog(page)).toBeVisible();
    await field(page).fill('array');
    await field(page).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the page behind the box does not scroll', async ({page}) => {
    await openBox(page);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 500);
    await waitForIdle(page, 200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test.describe('results', () => {
  test(
    'are grouped by category, show each page once, and mark matches; the search page shows all of them',
    {tag: everyProvider},
    async ({page}) => {
      await ask(page, 'array');
      await test.step('they are grouped by category and counted in a live region', async () => {
        const groups = page.getByRole('listbox').getByRole('group');
        await expect(groups.first()).toHaveAccessibleName(/^(Docs|Blog|Pages) \d+$/);
        // The first results appear before the others.
        await expect.poll(() => groups.count()).toBeGreaterThan(1);
        const names = await groups.evaluateAll((all) =>
          all.map(({ariaLabelledByElements}) => ariaLabelledByElements?.[0]?.textContent),
        );
        expect(new Set(names).size).toBe(names.length);
        await expect(announcer(page)).toHaveText(/^\d+ results for “array”$/);
      });
      await test.step('each page is shown once, with its breadcrumbs', async () => {
        await expectWhole(page);
        await expect(page.getByRole('listbox')).toContainText('Guide');
        const groups = page.getByRole('listbox').getByRole('group');
        const pages = await groups
          .locator('> *', {has: page.getByRole('option')})
          .evaluateAll((all) =>
            all.flatMap((one) => [
              ...new Set([...one.querySelectorAll('a')].map(({pathname}) => pathname)),
            ]),
          );
        expect(pages.length).toBeGreaterThan(3);
        expect(new Set(pages).size).toBe(pages.length);
      });
      await test.step('matches are marked in the excerpt', async () => {
        await field(page).fill('kadane');
        const excerpt = activeOption(page).locator('span', {hasText: 'keeps the best sum'});
        await expect(excerpt.locator('mark').first()).toHaveText(/kadane/i);
      });
      await test.step('the search page shows all results', async () => {
        await page.getByRole('link', {name: 'All results'}).click();
        await expect(page).toHaveURL(/\/search\/?\?q=kadane$/);
        await expect(dialog(page)).toHaveCount(0);
        await expect(results(page)).toContainText('Largest sum');
      });
    },
  );

  test('open in a new tab by Ctrl+click and Ctrl+Enter, and the box stays open', async ({
    page,
    context,
  }) => {
    await ask(page, 'kadane');
    const clicked = context.waitForEvent('page');
    await options(page)
      .first()
      .click({modifiers: ['ControlOrMeta']});
    await expect(await clicked).toHaveURL((url) => url.pathname === found);
    await expect(dialog(page)).toBeVisible();
    await field(page).focus();
    const entered = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    expect(new URL((await entered).url()).pathname).toBe(found);
    await expect(field(page)).toHaveValue('kadane');
  });

  test('keep their order if the reader has seen them before the answer is complete', async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdRequests(page, words);
    await ask(page, 'largest rotate');
    await expect(options(page).first()).toContainText('Rotate an array');
    await page.clock.fastForward(300);
    release();
    await expectWhole(page);
    await expect(options(page).first()).toContainText('Rotate an array');
    await test.step('a new search ranks the best result first', async () => {
      await page.keyboard.press('Escape');
      await button(page).click();
      await field(page).fill('largest rotate');
      await expect(options(page).first()).toContainText('Largest sum');
    });
  });

  test('show hostile text as text', {tag: everyProvider}, async ({page}) => {
    const hostile = '<img src=x onerror="window.wasHacked = true">';
    await openBox(page);
    await field(page).fill(hostile);
    await expect(dialog(page)).toContainText('No results for <img');
    await expect(dialog(page).locator('img')).toHaveCount(0);
    await page.goto(`/search?q=${encodeURIComponent(hostile)}`);
    await waitForHydration(page);
    await expect(page.locator('h1')).toContainText(hostile);
    await expect(page.getByRole('main')).toContainText('No results for <img');
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'wasHacked' in window)).toBe(false);
  });

  test('keep the order of an English text on a site whose language runs from right to left', async ({
    page,
  }) => {
    await open(page, start);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await button(page).click();
    await field(page).fill('neighbours');
    const text = options(page).getByText('array.');
    await expect(text).toBeVisible();
    const leftOf = (letter: string) =>
      text.evaluate((element, wanted) => {
        const [node] = element.childNodes;
        const range = document.createRange();
        if (node?.textContent) {
          const at = node.textContent.lastIndexOf(wanted);
          range.setStart(node, at);
          range.setEnd(node, at + 1);
        }
        return range.getBoundingClientRect().left;
      }, letter);
    expect(await leftOf('.')).toBeGreaterThan(await leftOf('y'));
    // The line still begins where the lines of the site's language begin.
    const edges = await text.evaluate(({parentElement}) => {
      const box = parentElement?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(parentElement ?? document);
      return [box?.right, range.getBoundingClientRect().right];
    });
    expect(edges[1]).toBeCloseTo(edges[0] ?? NaN, 0);
  });

  test('follow the query in a page that the browser translates', async ({page}) => {
    const errors = collectErrors(page);
    const collect = async () => {
      const footer = dialog(page).locator('a').last();
      await field(page).fill('');
      await expect(options(page)).toHaveCount(0);
      const texts = [[String(await footer.textContent()).toUpperCase()]];
      for (const words of [['sums'], ['chapter'], ['sums', 'chapter'], [], ['sums']]) {
        await field(page).fill(words.join(' ') || 'zeppelin');
        if (words.length === 0) {
          await expect(dialog(page)).toContainText(/no results for/i);
        }
        for (const word of words) {
          await expect(options(page).first()).toHaveAttribute('href', new RegExp(word));
        }
        await expect(page.locator('[data-partial=true]')).toHaveCount(0);
        const shown = await options(page).allTextContents();
        const filters = await dialog(page).getByRole('button', {pressed: false}).allTextContents();
        const link = await footer.textContent();
        texts.push([...shown, ...filters, String(link)].map((text) => text.toUpperCase()));
      }
      return texts;
    };
    await openBox(page);
    const expected = await collect();
    expect(expected[1]?.length).toBeGreaterThan(0);
    await translatePage(page);
    expect(await collect()).toEqual(expected);
    expect(errors).toEqual([]);
  });
});

test.describe('the keyboard', () => {
  test(
    'moves from option to option and wraps around at the ends, while the focus stays in the field',
    {tag: everyProvider},
    async ({page, provider}) => {
      await ask(page, 'array');
      // More options are added when the words file has loaded.
      await expectWhole(page);
      await test.step('the first option is active, and the arrows move to the next option and wrap around at the ends', async () => {
        await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('ArrowDown');
        await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('ArrowUp');
        await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
        await expect(options(page).last()).toBeInViewport();
        await page.keyboard.press('ArrowDown');
        await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
        await expect(activeOption(page)).toHaveCount(1);
      });
      await test.step('the field has the focus and names the active option', async () => {
        await page.keyboard.press('ArrowDown');
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
        // More options are added when the texts have loaded, which moves the active option down.
        await expect(async () => {
          const active = await field(page).getAttribute('aria-activedescendant');
          await expect(activeOption(page)).toHaveId(active ?? '', {timeout: 100});
        }).toPass();
        const listbox = await field(page).getAttribute('aria-controls');
        await expect(page.getByRole('listbox')).toHaveId(listbox ?? '');
      });
      await test.step('Tab reaches the filters and the link to all results', async () => {
        const wanted = [
          'Close',
          ...(provider === 'hosted' ? [/^Ask array/] : []),
          'All',
          'Docs',
          'Blog',
          'Pages',
          'All results',
        ];
        for (const text of wanted) {
          await page.keyboard.press('Tab');
          await expect(page.locator(':focus')).toHaveText(
            typeof text === 'string' ? new RegExp(`^${text}( \\d+)?$`) : text,
          );
        }
      });
      await test.step('Tab stays in the box and wraps around at either end', async () => {
        await field(page).focus();
        await page.keyboard.press('Shift+Tab');
        await expect(dialog(page).getByRole('link', {name: 'All results'})).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(field(page)).toBeFocused();
        await page.getByRole('link', {name: 'Skip to main content'}).focus();
        await expect(field(page)).toBeFocused();
      });
      await test.step('Home moves the cursor in the text', async () => {
        await page.keyboard.press('Home');
        await page.keyboard.type('x');
        await expect(field(page)).toHaveValue('xarray');
      });
    },
  );

  test('leaves keys to an input method until the text is composed', async ({page}) => {
    await ask(page, 'kadane');
    for (const init of [{key: 'Enter'}, {key: 'Escape'}, {key: 'k', ctrlKey: true}]) {
      await field(page).dispatchEvent('keydown', {...init, isComposing: true});
    }
    // In Safari, the composition has already ended when the key that confirms it is pressed.
    for (const key of ['Enter', 'Escape']) {
      await field(page).dispatchEvent('keydown', {key, keyCode: 229});
    }
    await page.keyboard.press('End');
    await page.keyboard.type(' sum');
    await expect(field(page)).toHaveValue('kadane sum');
    await expect(page).toHaveURL(start);
  });

  test('is not overridden by a pointer that does not move', async ({page}) => {
    await ask(page, 'array');
    await expectWhole(page);
    const box = await options(page).nth(1).boundingBox();
    const rest = () => page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await rest();
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await rest();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(3)).toHaveAttribute('aria-selected', 'true');
  });

  test('opens the active option by Enter', {tag: everyProvider}, async ({page}) => {
    await ask(page, 'kadane');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === found);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('Largest sum');
  });

  test(
    'goes to the search page by Enter while there are no results yet',
    {tag: everyProvider},
    async ({page}) => {
      await page.route(headings, () => undefined);
      await page.route(serviceSearches, () => undefined);
      await openBox(page);
      await field(page).fill('kadane');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/?\?q=kadane$/);
    },
  );
});

test(
  'a filter shows one category and keeps all counts; an empty filter offers the results of the others',
  {tag: everyProvider},
  async ({page}) => {
    await ask(page, 'array');
    await test.step('a filter shows one category and keeps all counts', async () => {
      await filter(page, 'Blog').click();
      await expect(filter(page, 'Blog')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(1);
      await expect(page.getByRole('group', {name: /^Blog \d+$/})).toBeVisible();
      await expect
        .poll(async () => {
          const names = ['All', 'Docs', 'Blog', 'Pages'];
          const [all = 0, ...parts] = await Promise.all(names.map((name) => countOn(page, name)));
          return parts.every((part) => part > 0) && parts.reduce((sum, part) => sum + part) === all;
        })
        .toBe(true);
    });
    await test.step('a filter without results offers the results of the others', async () => {
      await field(page).fill('kadane');
      await dialog(page)
        .getByRole('button', {name: /^Show all results/})
        .click();
      await expect(options(page).first()).toContainText('Largest sum');
      await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
      await expect(field(page)).toBeFocused();
    });
  },
);

test.describe('recent searches', () => {
  const recent = (page: Page) => dialog(page).getByRole('region', {name: 'Recent searches'});

  async function searchAndOpen(page: Page, query: string): Promise<void> {
    await button(page).click();
    await field(page).fill(query);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  }

  test('are listed once a result was opened, and the reader deletes one or all of them', async ({
    page,
  }) => {
    await open(page, start);
    await test.step('a search whose result was opened is listed', async () => {
      await searchAndOpen(page, 'kadane');
      await button(page).click();
      await recent(page).getByRole('button', {name: 'kadane', exact: true}).click();
      await expect(field(page)).toHaveValue('kadane');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await test.step('the reader deletes one search, and the focus moves to the next', async () => {
      await searchAndOpen(page, 'rotate');
      await button(page).click();
      await recent(page).getByRole('button', {name: 'Forget “rotate”'}).click();
      await expect(recent(page).getByRole('button', {name: 'Forget “kadane”'})).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(recent(page)).toHaveCount(0);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
    });
    await test.step('the reader deletes all searches for good', async () => {
      await searchAndOpen(page, 'kadane');
      await button(page).click();
      await recent(page).getByRole('button', {name: 'Clear all'}).click();
      await expect(recent(page)).toHaveCount(0);
      await openBox(page);
      // Recent searches would be rendered together with the filters.
      await expect(filter(page, 'All')).toBeVisible();
      await expect(recent(page)).toHaveCount(0);
    });
  });

  test('include queries that the reader entered without opening a result', async ({page}) => {
    const query = (name: string) => recent(page).getByRole('button', {name, exact: true});
    await test.step('with the link to all results', async () => {
      await ask(page, 'kadane');
      await dialog(page).getByRole('link', {name: 'All results'}).click();
      await expect(page).toHaveURL(/\?q=kadane$/);
      await openBox(page);
      await expect(query('kadane')).toBeVisible();
    });
    await test.step('with Enter on the search page', async () => {
      await open(page, '/search?q=array');
      await searchField(page).fill('rotate');
      await searchField(page).press('Enter');
      await expect(page).toHaveURL(/\?q=rotate$/);
      await openBox(page);
      await expect(query('rotate')).toBeVisible();
      // The reader did not enter this query, but opened an address that has it.
      await expect(query('array')).toHaveCount(0);
    });
  });

  test('include a query that the reader entered before the code of the search box had loaded', async ({
    page,
  }) => {
    await fakeConnection(page, {saveData: true, effectiveType: '4g'});
    await open(page, start);
    const release = await holdRequests(page, '**/assets/js/*.js');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('chapter');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\?q=chapter$/);
    await openBox(page);
    await expect(recent(page).getByRole('button', {name: 'chapter', exact: true})).toBeVisible();
  });

  const clicks: Readonly<Record<string, Parameters<Locator['click']>[0]>> = {
    'a middle click': {button: 'middle'},
    'Ctrl and a click': {modifiers: ['ControlOrMeta']},
  };
  for (const [way, how] of Object.entries(clicks)) {
    test(`include queries whose results were opened in a new tab by ${way}`, async ({
      page,
      context,
    }) => {
      const openInNewTab = async (link: Locator) => {
        const opened = context.waitForEvent('page');
        await link.click(how);
        await (await opened).close();
      };
      await ask(page, 'kadane');
      await openInNewTab(options(page).first());
      await field(page).fill('rotate');
      await openInNewTab(dialog(page).getByRole('link', {name: 'All results'}));
      await open(page, '/search?q=chapter');
      await openInNewTab(results(page).getByRole('link').first());
      await button(page).click();
      await expect(recent(page).getByRole('button', {name: /^(?!Forget|Clear)/})).toHaveText([
        'chapter',
        'rotate',
        'kadane',
      ]);
    });
  }

  test('are not stored when storage is blocked, and search still works', async ({page}) => {
    const failures: string[] = [];
    page.on('pageerror', ({message}) => failures.push(message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open(page, start);
    await searchAndOpen(page, 'kadane');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(recent(page)).toHaveCount(0);
    expect(failures).toEqual([]);
  });
});

test(
  'a search without results names the query and gives advice, or says that the query has no word',
  {tag: everyProvider},
  async ({page}) => {
    await ask(page, 'array');
    await test.step('a word that is on no page is reported', async () => {
      await field(page).fill('zeppelin');
      await expect(announcer(page)).toHaveText('No results for “zeppelin”');
      await expect(dialog(page)).toContainText('No results for zeppelin');
      await expect(dialog(page)).toContainText('Check the spelling');
      await expect(dialog(page)).not.toContainText('quotation marks');
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    });
    for (const signs of ['<=', '&&', '[]', '"', '😀']) {
      await test.step(`a search for ${signs} is reported as having no word`, async () => {
        const message = dialog(page)
          .getByText('There is no word to search for')
          .and(page.locator(':not([role=status])'));
        await field(page).fill('');
        await expect(message).toHaveCount(0);
        await expect(announcer(page)).toBeEmpty();
        await field(page).fill(signs);
        await expect(announcer(page)).toContainText('There is no word to search for');
        await expect(message).toBeVisible();
        await expect(dialog(page)).not.toContainText('No results');
      });
    }
  },
);

// cspell:ignore kadame
test('a search word that is on no page is named above the results and announced', async ({
  page,
}) => {
  await ask(page, 'kadane zeppelin');
  const note = dialog(page).getByText('No page contains: zeppelin.').first();
  await expect(note).toBeVisible();
  const place = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  expect(await place(note)).toBeLessThan(await place(options(page).first()));
  await expect(announcer(page)).toHaveText(
    'One result for “kadane zeppelin”. No page contains: zeppelin.',
  );
  await test.step('the word that replaces a misspelt word is announced, too', async () => {
    await field(page).fill('kadame zeppelin');
    await expect(announcer(page)).toHaveText(
      'One result for “kadame zeppelin”. No page contains: kadame, zeppelin. Shown instead: kadane.',
    );
  });
  await field(page).fill('kadane | sum');
  await expect(note).toHaveCount(0);
  await test.step('a query with as many results as the one before is announced with its words', async () => {
    await expect(announcer(page)).toHaveText('One result for “kadane | sum”');
    await field(page).fill('kadane');
    await expect(announcer(page)).toHaveText('One result for “kadane”');
  });
  await test.step('a query with quotation marks that finds nothing gets advice on them', async () => {
    await field(page).fill('"array every"');
    await expect(dialog(page)).toContainText('Leave out the quotation marks');
  });
  await open(page, '/search?q=kadane zeppelin');
  await expect(page.getByRole('main')).toContainText(
    'One result for “kadane zeppelin”. No page contains: zeppelin.',
  );
});

test.describe('fetching', () => {
  for (const intent of ['hover', 'focus'] as const) {
    test(`requests only the first file on ${intent}`, async ({page}) => {
      const requests = collectIndexRequests(page);
      await open(page, start);
      await button(page)[intent]();
      await expect.poll(() => requests.length).toBe(1);
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([expect.stringMatching(headings)]);
    });
  }

  // The unit tests of `prefersReducedData` cover which connections count as slow.
  test('waits until the box is opened if the reader saves data', async ({page}) => {
    await fakeConnection(page, {saveData: true, effectiveType: '4g'});
    const requests = collectIndexRequests(page);
    await open(page, start);
    await button(page).hover();
    await button(page).focus();
    await waitForIdle(page, 500);
    expect(requests).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });

  test('requests words and texts on the first search, and only once', async ({page}) => {
    const requests = collectIndexRequests(page);
    await ask(page, 'kadane');
    await expectWhole(page);
    await field(page).fill('kadane sum');
    await expect(options(page).first().locator('mark', {hasText: /sum/i})).not.toHaveCount(0);
    await expectWhole(page);
    expect(requests.map((url) => /headings|vocabulary|words|text/.exec(url)?.[0])).toEqual([
      'headings',
      'words',
      'text',
    ]);
  });

  test('shows the progress of the index, and nothing shifts when it has loaded', async ({page}) => {
    const release = await holdRequests(page, headings);
    await openBox(page);
    await field(page).fill('array');
    const progress = dialog(page).getByRole('progressbar', {name: 'Loading the search index'});
    await expect(progress).toHaveAttribute('aria-valuenow', /^\d+$/);
    await expect(dialog(page)).toContainText('Searching…');
    await expect(announcer(page)).toHaveText('Loading results');
    const before = await filter(page, 'All').boundingBox();
    release();
    await expect(options(page).first()).toBeVisible();
    await expect(progress).toHaveCount(0);
    const after = await filter(page, 'All').boundingBox();
    expect({x: after?.x, y: after?.y}).toEqual({x: before?.x, y: before?.y});
  });
});

test.describe('an index that cannot be used', () => {
  /** Opens the search box, expects the error, repairs the index and expects Retry to work. */
  async function expectFailureAndRetry(page: Page, message: string | RegExp): Promise<void> {
    const errors = collectErrors(page);
    await openBox(page);
    await field(page).fill('kadane');
    const failure = dialog(page).getByRole('alert');
    await expect(failure).toContainText('The search index could not be loaded.');
    await expect(failure).toContainText(message);
    expect(errors.join('\n')).toContain('Cannot load search index');
    await page.unroute(headings);
    await failure.getByRole('button', {name: 'Retry'}).click();
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
  }

  /** The faults of the first index file, and the error that the search box then shows. */
  const faulty: readonly {
    readonly what: string;
    readonly answer: (route: Route) => Promise<void>;
    readonly says?: string;
  }[] = [
    {
      what: 'the host answers 404',
      answer: (route) => route.fulfill({status: 404, body: 'Sorry'}),
      says: '404',
    },
    {
      what: 'the host answers 500',
      answer: (route) => route.fulfill({status: 500, body: 'Sorry'}),
      says: '500',
    },
    {what: 'the connection breaks', answer: (route) => route.abort()},
    {
      what: 'the file is cut short',
      answer: async (route) => {
        const response = await route.fetch();
        const body = await response.body();
        await route.fulfill({response, body: body.subarray(0, body.length / 2)});
      },
    },
    {
      what: 'the file is damaged',
      answer: (route) => route.fulfill({body: Buffer.from([31, 139, 8, 7, 255])}),
    },
    {
      what: 'the host answers with its home page instead of a 404',
      answer: (route) =>
        route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Home</title>'}),
    },
    {
      what: 'the file has an older format',
      answer: (route) =>
        route.fulfill({body: gzipSync(JSON.stringify({format: 0, pages: [], texts: []}))}),
    },
  ];

  test('is reported for every kind of fault, and Retry fetches it again', async ({page}) => {
    test.setTimeout(60_000);
    for (const {what, answer, says = /./} of faulty) {
      await test.step(what, async () => {
        await page.route(headings, answer);
        await expectFailureAndRetry(page, says);
      });
    }
  });

  test('still gives results from headings if only the text file is missing', async ({page}) => {
    await page.route(texts, (route) => route.fulfill({status: 500, body: 'Sorry'}));
    await openBox(page);
    await field(page).fill('rotate');
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page).getByRole('alert')).toContainText('500');
  });

  test('still gives results from headings if only the words file is missing, and Retry completes them', async ({
    page,
  }) => {
    await page.route(words, (route) => route.fulfill({status: 404, body: 'Sorry'}));
    await openBox(page);
    await field(page).fill('rotate');
    await expect(options(page).first()).toContainText('Rotate an array');
    const failure = dialog(page).getByRole('alert');
    await expect(failure).toContainText('404');
    await page.unroute(words);
    await failure.getByRole('button', {name: 'Retry'}).click();
    await expect(activeOption(page).locator('mark').nth(1)).toHaveText(/rotate/i);
    await expect(failure).toHaveCount(0);
  });

  test('is fetched again for a later query', async ({page}) => {
    await page.route(words, (route) => route.fulfill({status: 500, body: 'Sorry'}));
    await openBox(page);
    await field(page).fill('rotate');
    await expect(dialog(page).getByRole('alert')).toContainText('500');
    await page.unroute(words);
    await field(page).fill('neighbours');
    await expect(options(page).first()).toContainText('Largest sum');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });

  test('is reported on the search page, too', async ({page}) => {
    await page.route(index, (route) => route.fulfill({status: 500, body: 'Sorry'}));
    await open(page, '/search?q=kadane');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('500');
    await page.unroute(index);
    await failure.getByRole('button', {name: 'Retry'}).click();
    await expect(results(page)).toContainText('Largest sum');
  });
});

test.describe('without a worker', () => {
  test('search works if the browser has no workers', async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'Worker');
    });
    await ask(page, 'kadane');
    await expect(options(page).first()).toContainText('Largest sum');
  });

  test('search works, in the page, if the browser cannot decompress files', async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'DecompressionStream');
    });
    const workers: unknown[] = [];
    page.on('worker', (worker) => workers.push(worker));
    await ask(page, 'kadane');
    await expect(options(page).first()).toContainText('Largest sum');
    expect(workers).toEqual([]);
  });

  test('search works if the browser refuses to start workers', async ({page}) => {
    await page.addInitScript(() => {
      window.Worker = new Proxy(Worker, {
        construct() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    });
    await ask(page, 'kadane');
    await expect(options(page).first()).toContainText('Largest sum');
  });

  test('search works if the script of the worker is missing', async ({page}) => {
    await page.addInitScript(() => {
      window.Worker = new Proxy(Worker, {
        construct: (target, [address]) => new target(new URL('missing.js', address as URL)),
      });
    });
    const missing = page.waitForResponse('**/missing.js');
    await ask(page, 'kadane');
    await expect(options(page).first()).toContainText('Largest sum');
    expect((await missing).status()).toBe(404);
  });
});

test.describe('the opened page', () => {
  const firstSection = (page: Page) => page.locator('[role=option][href*="#"]').first();

  test(
    'highlights the words, only in its own text, until the reader moves on',
    {tag: everyProvider},
    async ({page}) => {
      await ask(page, 'kadane');
      await page.keyboard.press('Enter');
      await expectHighlightsInText(page, /kadane/i);
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
      await expect(page).toHaveURL(/\/blog\/news$/);
      // The address changes a moment before the page does.
      await expect.poll(() => highlighted(page)).toEqual([]);
      // The attribute that enables highlight styles is removed when nothing is highlighted.
      await expect(page.locator('html')).not.toHaveAttribute('data-has-local-search-highlight');
    },
  );

  test('has an address without the query, which Back and Forward keep', async ({page}) => {
    await ask(page, 'kadane');
    await firstSection(page).click();
    await expect.poll(() => highlighted(page)).not.toEqual([]);
    await expect(page).toHaveURL((url) => url.search === '' && url.hash !== '');
    await page.goBack();
    await expect(page).toHaveURL(start);
    await page.goForward();
    await expect(page).toHaveURL((url) => url.pathname === found && url.search === '');
  });

  test(
    'is highlighted when it is opened in a new tab',
    {tag: everyProvider},
    async ({page, context}) => {
      await ask(page, 'kadane');
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      const other = await opened;
      await expect.poll(() => highlighted(other)).not.toEqual([]);
      await expect(other).toHaveURL((url) => url.search === '');
    },
  );

  test('keeps other parameters of its address', async ({page}) => {
    await open(page, `${found}?from=test&highlight=kadane`);
    await expect(page).toHaveURL((url) => url.search === '?from=test');
  });

  test('is scrolled to the section if the reader is already on the page', async ({page}) => {
    await openBox(page, found);
    await field(page).fill('kadane');
    await firstSection(page).click();
    await expect.poll(() => highlighted(page)).not.toEqual([]);
    await test.step('the focus is not on the button, where a space would open the box again', async () => {
      await expect(button(page)).not.toBeFocused();
      const before = await page.evaluate(() => scrollY);
      await page.keyboard.press('Space');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
      await expect(dialog(page)).toHaveCount(0);
    });
    const {hash} = new URL(page.url());
    // The scrolling that the key started may take some frames more.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator(hash)).not.toBeInViewport({timeout: 500});
    }).toPass();
    await button(page).click();
    await field(page).fill('kadane');
    await firstSection(page).click();
    await expect(page.locator(hash)).toBeInViewport();
  });

  test('is shown without highlights if the browser does not support them', async ({page}) => {
    const failures: string[] = [];
    page.on('pageerror', ({message}) => failures.push(message));
    await page.addInitScript(() => {
      Reflect.deleteProperty(CSS, 'highlights');
    });
    await ask(page, 'kadane');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === found && url.search === '');
    expect(failures).toEqual([]);
  });
});

test.describe('the search page', () => {
  test(
    'answers the query of its address, also without results, and Back leads from a result to the results',
    {tag: everyProvider},
    async ({page}) => {
      await test.step('a query without results is reported', async () => {
        await open(page, '/search?q=zeppelin');
        await expect(page.getByRole('main')).toContainText('No results for zeppelin');
        await expect(page.getByRole('main').getByRole('status')).toHaveText(
          'No results for “zeppelin”',
        );
      });
      await open(page, '/search?q=kadane');
      await expect(searchField(page)).toHaveValue('kadane');
      await expect(results(page)).toContainText('Largest sum');
      await expect(page).toHaveTitle(/^Search results for “kadane”/);
      await expect(page.locator('h1')).toHaveText('Search results for “kadane”');
      await results(page).getByRole('link').first().click();
      await expect(page).toHaveURL((url) => url.pathname === found && url.search === '');
      await page.goBack();
      await expect(searchField(page)).toHaveValue('kadane');
      await expect(results(page)).toContainText('Largest sum');
    },
  );

  test('shows only the beginning of a long query in its title and its messages', async ({page}) => {
    const code = 'zeppelin(); '.repeat(80);
    const shown = `${code.slice(0, 80)}…`;
    await open(page, `/search?q=${encodeURIComponent(code)}`);
    await expect(page.locator('h1')).toHaveText(`Search results for “${shown}”`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      `No results for “${shown}”`,
    );
    await expect(page.locator('q')).toHaveText(shown);
    await expect(searchField(page)).toHaveValue(code);
  });

  test(
    'puts the typed query into the address, in one history entry',
    {tag: everyProvider},
    async ({page}) => {
      await open(page, start);
      await page.goto('/search?q=kadane');
      await waitForHydration(page);
      await searchField(page).fill('');
      await searchField(page).pressSequentially('rotate', {delay: 150});
      await expect(page).toHaveURL(/\?q=rotate$/);
      await expect(searchField(page)).toHaveValue('rotate');
      await page.goBack();
      await expect(searchField(page)).toHaveValue('kadane');
      await expect(results(page)).toContainText('Largest sum');
      await page.goForward();
      await expect(searchField(page)).toHaveValue('rotate');
      await expect(results(page)).toContainText('Rotate an array');
    },
  );

  test('keeps what is typed while the address is updated', async ({page}) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const replaceState = history.replaceState.bind(history);
      history.replaceState = (...entry) => {
        replaceState(...entry);
        const input = document.querySelector<HTMLInputElement>('input[type=search]');
        if (input?.value === 'rota') {
          input.setRangeText('t', 4, 4, 'end');
          input.dispatchEvent(new InputEvent('input', {bubbles: true}));
        }
      };
    });
    await open(page, '/search');
    // Stop the clock, otherwise the letter typed in that instant would soon be in the address, too.
    await advanceClock(page, 1000);
    await searchField(page).fill('rota');
    await page.clock.runFor(300);
    await expect(page).toHaveURL(/\?q=rota$/);
    await page.keyboard.type('e');
    await expect(searchField(page)).toHaveValue('rotate');
  });

  test('adds a history entry for each query that is entered', async ({page}) => {
    await open(page, '/search');
    for (const query of ['kadane', 'rotate', 'merge']) {
      await searchField(page).fill(query);
      await page.keyboard.press('Enter');
      await expect.poll(() => parameter(page, 'q')).toBe(query);
    }
    await page.goBack();
    await expect(searchField(page)).toHaveValue('rotate');
    await page.goBack();
    await expect(searchField(page)).toHaveValue('kadane');
  });

  test('adds a history entry for a filter, and for a query that is typed after Back', async ({
    page,
  }) => {
    await open(page, '/search');
    await searchField(page).fill('array');
    await expect.poll(() => parameter(page, 'q')).toBe('array');
    await filter(page, 'Blog').click();
    await expect.poll(() => parameter(page, 'category')).toBe('blogs');
    await page.goBack();
    await expect(page).toHaveURL(/\?q=array$/);
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await searchField(page).fill('kadane');
    await expect.poll(() => parameter(page, 'q')).toBe('kadane');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('One result for “kadane”');
    await results(page).getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname === found);
    await page.goBack();
    await expect(searchField(page)).toHaveValue('kadane');
    await searchField(page).fill('rotate');
    await expect.poll(() => parameter(page, 'q')).toBe('rotate');
    for (const query of ['kadane', 'array']) {
      await page.goBack();
      await expect(searchField(page)).toHaveValue(query);
    }
  });

  test('keeps the results that Show more adds at once after a letter, and the query before it', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/search?q=rotate');
    await expect(results(page).locator('> li')).toHaveCount(1);
    // Stop the clock, otherwise the typed query would soon be in the address.
    await advanceClock(page, 1000);
    await searchField(page).fill('array');
    await page.getByRole('button', {name: 'Show more'}).click();
    await page.clock.runFor(1000);
    await expect(results(page).locator('> li').nth(10).locator(':focus')).toHaveCount(1);
    expect(parameter(page, 'q')).toBe('array');
    await page.goBack();
    await expect(searchField(page)).toHaveValue('rotate');
  });

  test(
    'gets all its results, although a query in the search box replaced its own until the box was closed',
    {tag: everyProvider},
    async ({page}) => {
      const answers = new RegExp(`${texts.source}|${serviceSearches.source}`);
      const release = await holdRequests(page, answers);
      await open(page, '/search?q=reverse');
      await expect(page.getByRole('main')).toContainText(/Three reversals|Searching/);
      await button(page).click();
      await dialog(page).getByRole('combobox').fill('kadane');
      await expect(dialog(page)).toContainText(/Largest sum|Searching/);
      await page.keyboard.press('Escape');
      release();
      await expect(results(page)).toContainText('reverse both blocks');
    },
  );

  test(
    'shows ten pages and more on request, and its filters can be linked to',
    {tag: everyProvider},
    async ({page}) => {
      await open(page, '/search?q=array');
      const items = results(page).locator('> li');
      await test.step('it shows ten pages, and more on request', async () => {
        await expect(items).toHaveCount(10);
        await page.getByRole('button', {name: 'Show more'}).click();
        await expect
          .poll(async () => (await items.count()) === Math.min(20, await countOn(page, 'All')))
          .toBe(true);
        expect(await items.count()).toBeGreaterThan(10);
        await expect(items.nth(10).locator(':focus')).toHaveCount(1);
      });
      await test.step('the filter is in the address', async () => {
        await filter(page, 'Blog').click();
        await expect.poll(() => parameter(page, 'category')).toBe('blogs');
        await page.reload();
        await waitForHydration(page);
        await expect(filter(page, 'Blog')).toHaveAttribute('aria-pressed', 'true');
        await expect(items).toHaveText([/^Blog/]);
      });
    },
  );
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test(
    'the box fills the screen, all its targets are large enough, and a result opens by touch',
    {tag: everyProvider},
    async ({page}) => {
      await open(page, start);
      await test.step('the button is an icon that is large enough to touch', async () => {
        const box = await button(page).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      });
      await button(page).tap();
      await field(page).fill('array');
      await expect(options(page).first()).toBeVisible();
      await test.step('the box fills the screen and nothing overflows', async () => {
        expect(await dialog(page).boundingBox()).toEqual({x: 0, y: 0, ...phone});
        const parts = '[role=dialog], [role=dialog] *';
        expect(await page.locator(parts).count()).toBeGreaterThan(10);
        const overflow = await page.evaluate(
          (within) =>
            [document.documentElement, ...document.querySelectorAll(within)]
              .filter(({scrollWidth, clientWidth}) => clientWidth > 1 && scrollWidth > clientWidth)
              .map(({outerHTML}) => outerHTML),
          parts,
        );
        expect(overflow).toEqual([]);
      });
      await test.step('all targets in the box are large enough to touch', async () => {
        const smallest = () =>
          dialog(page)
            .locator('button, a, input')
            .evaluateAll((targets) =>
              Math.min(...targets.map((target) => target.getBoundingClientRect().height)),
            );
        await expect.poll(smallest).toBeGreaterThanOrEqual(44);
      });
      await test.step('a result opens by touch', async () => {
        await field(page).fill('kadane');
        await expect(options(page).first()).toContainText('Largest sum');
        await options(page).first().tap();
        await expect(page).toHaveURL((url) => url.pathname === found);
      });
    },
  );

  test('the box ends above an on-screen keyboard, and a zoomed page does not shrink it', async ({
    page,
  }) => {
    // No keyboard can be shown in a test.
    const showViewport = (height: number, scale = 1) =>
      page.evaluate(
        (values) => {
          const viewport = window.visualViewport ?? new EventTarget();
          for (const [name, value] of Object.entries(values)) {
            Object.defineProperty(viewport, name, {value, configurable: true});
          }
          viewport.dispatchEvent(new Event('resize'));
        },
        {height, scale},
      );
    const bottom = async () => {
      const box = await dialog(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await ask(page, 'array');
    await showViewport(400);
    expect(await bottom()).toBe(400);
    await showViewport(phone.height);
    expect(await bottom()).toBe(phone.height);
    await showViewport(phone.height / 2, 2);
    expect(await bottom()).toBe(phone.height);

    await test.step('also if the keyboard was open before the box', async () => {
      await page.keyboard.press('Escape');
      await showViewport(400);
      await button(page).click();
      await expect(field(page)).toBeFocused();
      expect(await bottom()).toBe(400);
    });
  });

  test('the box shows results in landscape, too', async ({page}) => {
    await page.setViewportSize({width: 740, height: 340});
    await ask(page, 'kadane');
    await expect(options(page).first()).toBeInViewport({ratio: 1});
  });

  test('the search page does not overflow the screen', async ({page}) => {
    await open(page, '/search?q=array');
    await expect(results(page)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test.describe('accessibility in both colour modes', () => {
  test.beforeEach(async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
  });

  test('the open box has no accessibility violation with recent searches, with results and without', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('local-search.recent', JSON.stringify(['kadane', 'rotate'])),
    );
    await openBox(page);
    await expect(page.getByText('Recent searches')).toBeVisible();
    await expectNoAccessibilityViolation(page);
    await field(page).fill('array');
    await expect(options(page).first()).toBeVisible();
    await expectNoAccessibilityViolation(page);
    await field(page).fill('zeppelin');
    await expect(dialog(page)).toContainText('No results');
    await expectNoAccessibilityViolation(page);
  });

  test('the search page with results has no accessibility violation', async ({page}) => {
    await open(page, '/search?q=array');
    await expect(results(page)).toBeVisible();
    await expectNoAccessibilityViolation(page);
  });

  test('the open box with an error has no accessibility violation', async ({page}) => {
    await page.route(index, (route) => route.fulfill({status: 500, body: 'Sorry'}));
    await openBox(page);
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expectNoAccessibilityViolation(page);
  });
});

test('offline, a search box whose code is not cached stays open and shows an error', async ({
  page,
  context,
}) => {
  await fakeConnection(page, {saveData: true, effectiveType: '4g'});
  await open(page, start);
  await page.evaluate(() => {
    const help = Object.assign(document.createElement('link'), {rel: 'help', href: '/about'});
    help.dataset.offline = '';
    document.head.append(help);
  });
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('You are offline, and the search is not saved on this device.');
  await expect(alert.getByRole('link', {name: 'What you can save'})).toBeVisible();
  await page.keyboard.type('kadane');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('kadane');
  await expectNoAccessibilityViolation(page);
  await expect(page).toHaveURL(start);
});
