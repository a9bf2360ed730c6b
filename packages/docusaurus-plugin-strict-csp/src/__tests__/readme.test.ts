import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {securityHeaders} from '../headers';
import {policyOf} from '../policy';

const readme = fs.readFileSync(path.join(__dirname, '../../README.md'), 'utf8');

/** The configuration of a host, as the README has it. */
const snippetFor = (host: string) => readme.split(`\`\`\`${host}\n`)[1]?.split('```')[0] ?? '';

/** The values that a configuration has for a header. */
const valuesIn = (snippet: string, header: string) =>
  [...snippet.matchAll(new RegExp(`\\b${header} (?:"(.*)"|(\\S+))`, 'g'))].map(
    ([, quoted, bare]) => quoted ?? bare,
  );

const policy = policyOf({scripts: [], styles: [], connectTo: []}, 'header');

describe.each(['nginx', 'caddyfile'])(
  'a host that is configured as the README says in %s',
  (host) => {
    const snippet = snippetFor(host);

    it.each(securityHeaders(policy).filter(([name]) => name !== 'Content-Security-Policy'))(
      'sends %s as `_headers` has it',
      (name, value) => {
        expect(new Set(valuesIn(snippet, name))).toEqual(new Set([value]));
      },
    );

    it('sends of the policy what a page cannot say, and what a worker asks for', () => {
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
    'applies to %s, and so in each language and below each base path',
    (address) => {
      expect(address).toMatch(new RegExp(expression));
    },
  );
});
