import {waitForHydration} from './open';
import {articlePath} from '../harness/routes';
import {expect, test} from './test';

const article = articlePath('rotate-array');

/** What an attacker who can write into a page may try, and the directive that blocks it. */
const attacks: readonly (readonly [what: string, script: () => unknown, directive: string])[] = [
  [
    'an inline script',
    () => {
      // Trusted Types allow this text, because it is added as data.
      const script = document.createElement('script');
      script.append('0');
      document.body.append(script);
    },
    'script-src-elem',
  ],
  [
    'a style in an attribute',
    () => {
      document.body.setAttribute('style', 'visibility: hidden');
    },
    'style-src-attr',
  ],
  [
    'a style element',
    () => {
      document.head.append(Object.assign(document.createElement('style'), {textContent: 'a {}'}));
    },
    'style-src-elem',
  ],
  ['a request to another origin', () => fetch('http://127.0.0.1:9/').catch(() => 0), 'connect-src'],
  [
    'a picture of another origin',
    () => {
      new Image().src = 'http://127.0.0.1:9/a.png';
    },
    'img-src',
  ],
  [
    'a frame',
    () => {
      document.body.append(Object.assign(document.createElement('iframe'), {src: '/docs/intro'}));
    },
    'frame-src',
  ],
  [
    'another base for addresses',
    () => {
      document.head.append(Object.assign(document.createElement('base'), {href: '/docs/'}));
    },
    'base-uri',
  ],
];

/** Assignments that Trusted Types block by throwing. */
const assignments: readonly (readonly [what: string, assign: () => void])[] = [
  [
    'a handler in an attribute',
    () => {
      document.body.setAttribute('onclick', 'document.title = "stolen"');
    },
  ],
  [
    'HTML with a handler',
    () => {
      document.body.innerHTML = '<img src=x onerror="document.title = 1">';
    },
  ],
  [
    'a script of another folder',
    () => {
      document.createElement('script').src = '/docs/intro';
    },
  ],
  [
    'a worker of another origin',
    () => {
      new Worker('http://127.0.0.1:9/worker.js');
    },
  ],
  [
    'a worker of data',
    () => {
      new Worker(URL.createObjectURL(new Blob(['steal()'])));
    },
  ],
  [
    'a second policy',
    () => {
      (
        window as unknown as {trustedTypes: {createPolicy: (name: string, rules: object) => void}}
      ).trustedTypes.createPolicy('mine', {createHTML: (html: string) => html});
    },
  ],
];

test('the page blocks what an attacker who can write into it may try', async ({
  page,
  cspViolations,
}) => {
  const response = await page.goto(article);
  const title = await page.title();

  await test.step('the host sends the headers that a page cannot set', () => {
    const headers = response?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  for (const [what, attack, directive] of attacks) {
    await test.step(`the content security policy blocks ${what}`, async () => {
      cspViolations.length = 0;
      await page.evaluate(attack);
      await expect.poll(() => cspViolations.join('\n')).toContain(`${directive}:`);
      expect(await page.title()).toBe(title);
    });
  }

  await waitForHydration(page);
  for (const [what, assign] of assignments) {
    await test.step(`Trusted Types block ${what}`, async () => {
      await expect(page.evaluate(assign), what).rejects.toThrow(/TypeError/);
    });
  }
  cspViolations.length = 0;
});
