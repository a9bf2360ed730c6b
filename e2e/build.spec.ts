import {expect, test as base} from '@playwright/test';
import {serve} from './host';
import {open} from './open';
import {SiteCopy} from './site-copy';

const test = base.extend<{site: SiteCopy}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  site: async ({}, use) => {
    const site = new SiteCopy();
    await use(site);
    site.remove();
  },
});

test.describe.configure({timeout: 180_000});

const article = 'docs/data-structures-and-algorithms/array/rotate-array.mdx';
const post = (slug: string, more = '') =>
  `---\ntitle: T\ndescription: D\nslug: ${slug}\ndate: 2025-01-02\nauthors: [editors]\ntags: [hola]\n---\n\nText\n\n{/* truncate */}\n\n${more}\n`;

/** What an author does, and the words of the build that refuses it. */
const refusals = [
  {
    what: 'a broken link',
    break: (site: SiteCopy) => site.write('blog/new.md', post('new', '[gone](/docs/gone)')),
    words: [/Docusaurus found broken links/, /source page path = \/blog\/new[\s\S]*\/docs\/gone/],
  },
  {
    what: 'a missing image',
    break: (site: SiteCopy) => site.write('blog/new.md', post('new', '![A cell](./cell.png)')),
    words: [/image with URL `\.\/cell\.png` in source file "blog\/new\.md" \(\d+:\d+\)/],
  },
  {
    what: 'a missing listing',
    break: (site: SiteCopy) =>
      site.edit(article, 'rotate-array/reversal.cpp', 'rotate-array/reverse.cpp'),
    words: [
      /rotate-array\.mdx:\d+: there is no listings\/rotate-array\/reverse\.cpp; files in that folder: .*reversal\.cpp/,
    ],
  },
  {
    what: 'a missing region',
    break: (site: SiteCopy) =>
      site.edit('listings/rotate-array/reversal.cpp', '#region listing', '#region shown'),
    words: [
      /rotate-array\.mdx:\d+: listings\/rotate-array\/reversal\.cpp: there is no region "listing"; regions in this file: .*shown/,
    ],
  },
  {
    what: 'a listing that cannot be traced',
    break: (site: SiteCopy) =>
      site.edit(
        'listings/rotate-array/reversal.cpp',
        '    ++left;\n',
        '    ++left;\n    goto next;\n  next:;\n',
      ),
    words: [/listings\/rotate-array\/reversal\.cpp:2\d: .*(goto|label)/],
  },
  {
    what: 'a missing problem',
    break: (site: SiteCopy) => site.edit(article, 'problem="rotate-array"', 'problem="rotate"'),
    words: [
      /rotate-array\.mdx:\d+: there is no listings\/rotate\/problem\.yaml; problems: rotate-array/,
    ],
  },
  {
    what: 'a wrong key in a problem',
    break: (site: SiteCopy) =>
      site.edit('listings/rotate-array/problem.yaml', /^output:/m, 'outputs:'),
    words: [/listings\/rotate-array\/problem\.yaml:\d+: /],
  },
  {
    what: 'wrong front matter',
    break: (site: SiteCopy) => site.edit(article, 'tags:', 'tag:'),
    words: [/rotate-array\.mdx:\d+: "tag" is not allowed in the front matter; keys: .*tags/],
  },
  {
    what: 'an unknown tag',
    break: (site: SiteCopy) => site.edit(article, '[array]', '[arrays]'),
    words: [/rotate-array\.mdx:\d+: "arrays" is not in docs\/tags\.yml; add it there or use array/],
  },
  {
    what: 'an unknown author',
    break: (site: SiteCopy) => site.edit('blog/welcome.md', 'editors', 'editor'),
    words: [
      /blog\/welcome\.md:6: "editor" is not in blog\/authors\.yml; add it there or use editors/,
    ],
  },
  {
    what: 'a duplicate slug',
    break: (site: SiteCopy) => site.write('blog/second.md', post('welcome')),
    words: [/blog\/(second|welcome)\.md:4: the slug "welcome" is taken by blog\//],
  },
];

for (const {what, break: breakIt, words} of refusals) {
  test(`${what} stops the build, names the place, and leaves nothing half-written`, async ({
    site,
  }) => {
    breakIt(site);
    const {status, output} = await site.build();
    expect(status).toBe(1);
    for (const pattern of words) {
      expect(output).toMatch(pattern);
    }
    expect(site.exists('build')).toBe(false);
    expect(site.exists('.build-under-way')).toBe(false);
  });
}

test('broken Markdown links, broken anchors and duplicate routes only warn', async ({site}) => {
  const page = (body: string) => `---\ntitle: T\ndescription: D\n---\n\n${body}\n`;
  site.write('docs/links.md', page('[gone](./gone.md) and [part](./intro.md#gone)'));
  site.write('docs/twice.md', page('Once.'));
  site.write('src/pages/docs/twice.md', page('# Twice'));
  // A Markdown link that leads nowhere is a broken link too, which is another matter.
  site.edit('docusaurus.config.ts', "onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'");
  const {status, output} = await site.build();
  expect(output).toContain(
    'Markdown link with URL `./gone.md` in source file "docs/links.md" (6:1)',
  );
  expect(output).toMatch(/found broken anchors[\s\S]*\/docs\/links[\s\S]*\/docs\/intro#gone/);
  expect(output).toMatch(/Duplicate routes found!\s+- .* \/docs\/twice/);
  expect(status).toBe(0);
});

test('the language dropdown appears with a second locale', async ({site, page}) => {
  site.edit('docusaurus.config.ts', "['en']", "['en', 'de']");
  const {status} = await site.build();
  expect(status).toBe(0);
  const host = await serve(`${site.dir}/build`, 4180);
  try {
    await page.goto('http://localhost:4180/');
    const dropdown = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: /English/});
    await expect(dropdown).toBeVisible();
    await dropdown.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', {name: 'Deutsch'})).toBeVisible();
    await page.mouse.click(300, 500);
    await expect(page.getByRole('link', {name: 'Deutsch'})).toBeHidden();
  } finally {
    host.close();
  }
});

test('the version dropdown appears with a second version, and the choice is kept', async ({
  site,
  page,
}) => {
  const versioned = await site.run(process.execPath, [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'docs:version',
    '1.0',
  ]);
  expect(versioned.output).toContain('1.0 created');
  const {status} = await site.build();
  expect(status).toBe(0);
  const host = await serve(`${site.dir}/build`, 4181);
  try {
    await open(page, 'http://localhost:4181/docs/intro');
    const dropdown = page.getByRole('navigation', {name: 'Main'}).locator('.dropdown');
    await dropdown.hover();
    await expect(dropdown.locator('li')).toHaveText(['Next', '1.0']);
    await dropdown.getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL(/\/docs\/next\/intro/);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
      'current',
    );
  } finally {
    host.close();
  }
});

test('the site and its search work below another base path', async ({site, page}) => {
  const {status} = await site.build({BASE_URL: '/arrays/'});
  expect(status).toBe(0);
  const host = await serve(`${site.dir}/build`, 4183, '/arrays/');
  try {
    await open(page, 'http://localhost:4183/arrays/docs/intro');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('juggling');
    await expect(page.getByRole('option').first()).toContainText('Juggling');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/arrays\/docs\/.*\/rotate-array#juggling-along-the-cycles$/);
    await open(page, 'http://localhost:4183/arrays/search?q=juggling');
    await expect(page.getByRole('link', {name: /Juggling/}).first()).toBeVisible();
  } finally {
    host.close();
  }
});
