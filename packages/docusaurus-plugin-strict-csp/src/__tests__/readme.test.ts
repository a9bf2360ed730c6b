import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {securityHeaders} from '../headers';
import {policyOf} from '../policy';

const readme = fs.readFileSync(path.join(__dirname, '../../README.md'), 'utf8');

/** Returns the configuration for a host from the README. */
const snippetFor = (host: string) => readme.split(`\`\`\`${host}\n`)[1]?.split('```')[0] ?? '';

/** Returns the values of a header in a configuration. */
const valuesIn = (snippet: string, header: string) =>
  [...snippet.matchAll(new RegExp(`\\b${header} (?:"(.*)"|(\\S+))`, 'g'))].map(
    ([, quoted, bare]) => quoted ?? bare,
  );

const policy = policyOf({scripts: [], styles: [], hasMedia: false, connectTo: []}, 'header');

describe.each(['nginx', 'caddyfile'])(
  'a host that is configured as the README says for %s',
  (host) => {
    const snippet = snippetFor(host);

    it.each(securityHeaders(policy).filter(([name]) => name !== 'Content-Security-Policy'))(
      'sends the same %s as the file _headers',
      (name, value) => {
        expect(new Set(valuesIn(snippet, name))).toEqual(new Set([value]));
      },
    );

    it('sends the directives of the policy that a page cannot have, and those that a worker needs', () => {
      const directives = valuesIn(snippet, 'Content-Security-Policy').map(
        (value) => value?.split('; ') ?? [],
      );
      expect(directives.map(([first]) => first).sort()).toEqual([
        "default-src 'none'",
        "frame-ancestors 'none'",
      ]);
      expect(policy.split('; ')).toEqual(expect.arrayContaining(directives.flat()));
    });
  },
);

describe('the policy of workers', () => {
  const [, expression = '^$'] = /location ~ "(.*)"/.exec(snippetFor('nginx')) ?? [];

  it.each(['/assets/js/a.js', '/de/assets/js/a.js', '/arrays/de/assets/js/a.js', '/arrays/sw.js'])(
    'applies to %s, in each language and below each base path',
    (address) => {
      expect(address).toMatch(new RegExp(expression));
    },
  );
});
