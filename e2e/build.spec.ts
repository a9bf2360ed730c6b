import type {Server} from 'node:http';
import {addressOf, serve} from '../harness/host';
import {isStarted, open, openIdle} from './open';
import {SiteCopy} from './siteCopy';
import {expect, test as base} from './test';

const test = base.extend<{site: SiteCopy}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  site: async ({}, use) => {
    const site = new SiteCopy();
    await use(site);
    site.remove();
  },
});

test.describe.configure({timeout: 180_000});

const post = (slug: string, more = '') =>
  `---\ntitle: T\ndescription: D\nslug: ${slug}\ndate: 2025-01-02\nauthors: [editors]\ntags: [hola]\n---\n\nText\n\n{/* truncate */}\n\n${more}\n`;

const doc = (body: string) => `---\ntitle: T\ndescription: D\n---\n\n${body}\n`;

/** What an author writes, and the error messages with which the build rejects it. */
const refusals = [
  {
    what: 'a broken link',
    break: (site: SiteCopy) => site.write('blog/new.md', post('new', '[gone](/docs/gone)')),
    words: [/Docusaurus found broken links/, /source page path = \/blog\/new[\s\S]*\/docs\/gone/],
  },
  {
    what: 'a missing and an empty image, a missing listing, region, problem and closing tag, and a link to a file of another part',
    break: (site: SiteCopy) => {
      site.write('blog/new.md', post('new', '![A cell](./cell.png)'));
      site.write('docs/empty.png', '');
      site.write('docs/empty.mdx', doc('Text\n\n![A cell](./empty.png)'));
      site.write('docs/listing.mdx', doc('<Listing file="rotate-array/reverse.cpp" />'));
      site.write(
        'docs/region.mdx',
        doc('<Listing file="rotate-array/reversal.cpp" region="shown" />'),
      );
      site.write('docs/problem.mdx', doc('<EdgeCases problem="rotate" />'));
      site.write('docs/tag.mdx', doc('<Advanced>\n\nText'));
      site.write('blog/link.md', post('link', '[by file](@site/docs/intro.md)'));
    },
    words: [
      /Error: blog\/new\.md:\d+: there is no picture \.\/cell\.png; write .*\n/,
      /Error: docs\/empty\.mdx:8: the size of the picture \.\/empty\.png cannot be read; .*\n/,
      /listing\.mdx:6: there is no listings\/rotate-array\/reverse\.cpp; listings in that folder: .*reversal\.cpp/,
      /region\.mdx:6: listings\/rotate-array\/reversal\.cpp: there is no region "shown"; regions in this file: .*listing/,
      /problem\.mdx:6: there is no listings\/rotate\/problem\.yaml; problems: rotate-array/,
      /Error: docs\/tag\.mdx:6: Expected a closing tag for `<Advanced>` \(6:1-6:11\)\n/,
      /blog\/link\.md:14: @site\/docs\/intro\.md is a file of another part of the site; link to/,
    ],
  },
];

for (const {what, break: breakIt, words} of refusals) {
  test(`${what}: the build fails, names the place, and leaves no partial output`, async ({
    site,
  }) => {
    breakIt(site);
    const {status, output} = await site.build({}, {minify: false});
    expect(status).toBe(1);
    for (const pattern of words) {
      expect(output).toMatch(pattern);
    }
    expect(site.exists('build')).toBe(false);
    expect(site.exists('.build-under-way')).toBe(false);
  });
}

test.describe('a site with two languages and two versions, below a base path', () => {
  // Run in one worker, so that the site is built once.
  test.describe.configure({mode: 'default'});

  let address: string;
  let site: SiteCopy;
  let host: Server;
  let output: string;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = new SiteCopy();
    site.write('docs/links.md', doc('[part](./intro.md#gone)'));
    site.write('docs/twice.md', doc('Once.'));
    site.write('src/pages/docs/next/twice.md', doc('# Twice'));
    // In German, a page without a translation does not find a translated file that it links to.
    site.edit('docusaurus.config.ts', "onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'");
    const versioned = await site.run(process.execPath, [
      'scripts/docusaurus.mjs',
      'docs:version',
      '1.0',
    ]);
    expect(versioned.output).toContain('1.0 created');
    site.edit('docusaurus.config.ts', "['en']", "['en', 'de']");
    site.write(
      'i18n/de/docusaurus-plugin-content-docs/version-1.0/intro.md',
      site.read('docs/intro.md').replace('title: Introduction', 'title: Einleitung'),
    );
    const built = await site.build({BASE_URL: '/arrays/'}, {minify: false});
    expect(built.status).toBe(0);
    output = built.output;
    host = await serve(`${site.dir}/build`, 0, '/arrays/');
    address = `${addressOf(host)}/arrays/`;
  });

  test.afterAll(() => {
    host.close();
    site.remove();
  });

  test('is built with warnings about broken links, and has dropdowns and search', async ({
    page,
  }) => {
    await test.step('broken anchors and duplicate routes are reported', () => {
      expect(output).toMatch(
        /found broken anchors[\s\S]*\/docs\/next\/links[\s\S]*\/docs\/next\/intro#gone/,
      );
      expect(output).toMatch(/Duplicate routes found!\s+- .*\/docs\/next\/twice/);
      // The table of contents links to the exercises, whose anchors are known.
      expect(output).not.toContain('#practice-');
    });
    const navigation = page.getByRole('navigation', {name: 'Main'});
    await test.step('the language dropdown lists the languages and opens at the first key press on a page', async () => {
      await page.goto(`${address}docs/intro`);
      const dropdown = navigation.getByRole('button', {name: /English/});
      await dropdown.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', {name: 'Deutsch'})).toBeVisible();
      await page.mouse.click(300, 500);
      await expect(page.getByRole('link', {name: 'Deutsch'})).toBeHidden();
      await expect(page).toHaveURL(`${address}docs/intro`);
    });
    await test.step('index.html redirects to the address of its folder', async () => {
      await page.goto(`${address}index.html`);
      await expect(page).toHaveURL(address);
    });
    await test.step('the footer links to the offline page of its language', async () => {
      await page.goto(`${address}de/docs/intro`);
      const link = page.getByRole('contentinfo').getByRole('link', {name: 'Read offline'});
      await expect(link).toHaveAttribute('href', '/arrays/de/offline');
    });
    await test.step('a version that is chosen before the application has started is stored, too', async () => {
      await page.goto(`${address}docs/next/intro`);
      // Without a pointer, whose move would start the application.
      await navigation
        .locator('.dropdown a', {hasText: /^1\.0$/})
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(`${address}docs/intro`);
      expect(
        await page.evaluate(() => localStorage.getItem('docs-preferred-version-default')),
      ).toBe('1.0');
    });
    await test.step('the version dropdown lists the versions, and the choice is stored', async () => {
      const dropdown = navigation.locator('.dropdown', {hasText: '1.0'});
      await dropdown.hover();
      await expect(dropdown.locator('li')).toHaveText(['Next', '1.0']);
      await dropdown.getByRole('link', {name: 'Next'}).click();
      await expect(page).toHaveURL(/\/docs\/next\/intro/);
      expect(
        await page.evaluate(() => localStorage.getItem('docs-preferred-version-default')),
      ).toBe('current');
    });
    await test.step('search leads to a section and answers at its own address', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('juggling');
      await expect(page.getByRole('option').first()).toContainText('Juggling');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/arrays\/docs\/.*\/rotate-array#juggling-along-the-cycles$/);
      await open(page, `${address}search?q=juggling`);
      await expect(page.getByRole('link', {name: /Juggling/}).first()).toBeVisible();
    });
    for (const docs of ['docs', 'docs/next']) {
      await test.step(`before the application has started, search on a page of ${docs} leads to that version`, async () => {
        await openIdle(page, `${address}${docs}/intro`);
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox')).toBeFocused();
        // At once: with the answer to fewer letters, Enter would lead to the search page.
        await page.keyboard.insertText('juggling');
        await expect(page.getByRole('option').first()).toContainText('Juggling');
        expect(await isStarted(page)).toBe(false);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(
          new RegExp(`/arrays/${docs}/data-structures-.*#juggling-along-the-cycles$`),
        );
      });
    }
  });

  // cspell:ignore einleitung speichern alles davon jetzt diesem gerät
  test.describe('cached by a reader', () => {
    test.use({serviceWorkers: 'allow'});

    test('is cached whole from either language and works in both without a network', async ({
      page,
    }) => {
      // A separate server, because it stops before the server of the other tests.
      const own = await serve(`${site.dir}/build`, 0, '/arrays/');
      const at = `${addressOf(own)}/arrays/`;
      await page.goto(`${at}de/offline`);
      const part = page.locator('[data-part=site]');
      await part.getByRole('button', {name: /^Speichern/}).click();
      await expect(part.getByText('Alles davon ist jetzt auf diesem Gerät.')).toBeVisible({
        timeout: 60_000,
      });
      own.closeAllConnections();
      own.close();
      for (const [path, heading] of [
        ['docs/intro', 'Introduction'],
        ['docs/category/array', 'Array'],
        ['de/docs/intro', 'Einleitung'],
        ['de/docs/next/intro', 'Introduction'],
      ] as const) {
        await page.goto(at + path);
        await expect(page.locator('h1')).toHaveText(heading);
      }
      await page.goto(`${at}gone`);
      await expect(page.getByRole('alert')).toContainText(
        'You are offline, and the page /arrays/gone',
      );
      await page.goto(`${at}de/fort`);
      await expect(page.getByRole('alert')).toContainText('/arrays/de/fort');
    });
  });
});
