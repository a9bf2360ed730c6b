import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashSource} from '../policy';
import {protectSite} from '../protect';
import {policyDataFile} from '../shared';

let folder: string;

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
};

const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

const page = (inner: string) => `<!doctype html><html><head><meta charset=UTF-8>${inner}</html>`;

function protect(dataFile: object = {}): void {
  write(
    policyDataFile,
    JSON.stringify({
      baseUrl: '/arrays/',
      origin: 'https://example.org',
      connectTo: [],
      ...dataFile,
    }),
  );
  protectSite(path.join(folder, 'build'), folder);
}

/** Returns the directives of the policy in a page, by name. */
function policyIn(file: string): ReadonlyMap<string, readonly string[]> {
  const [, policy = ''] =
    /^.*<meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="([^"]*)">/.exec(
      read(file),
    ) ?? [];
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'protect-'));
  write('build/index.html', page('<script>one()</script><script src=/assets/js/main.js></script>'));
  write('build/docs/intro/index.html', page('<script>two()</script>'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

describe('a page', () => {
  it('may run its own inline scripts and the script files of the site, but not the inline scripts of another page', () => {
    protect();
    expect(policyIn('build/index.html').get('script-src')).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
      hashSource('one()'),
    ]);
    expect(policyIn('build/docs/intro/index.html').get('script-src')).toContain(
      hashSource('two()'),
    );
  });

  it('may load and run only what its policy names, in an order that does not depend on the page', () => {
    const inline = [
      '<style>a{}</style><style>b{}</style>',
      '<script>two()</script><script>one()</script>',
    ];
    write('build/index.html', page(inline.join('')));
    protect();
    const hashesOf = (...texts: string[]) => texts.map(hashSource).sort();
    expect(Object.fromEntries(policyIn('build/index.html'))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashesOf('one()', 'two()')],
      'style-src': ["'self'", ...hashesOf('a{}', 'b{}')],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'blob:'],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    });
  });

  it('may connect to the origins that the site names, and to no other', () => {
    protect({connectTo: ['https://search.example']});
    expect(policyIn('build/index.html').get('connect-src')).toEqual([
      "'self'",
      'blob:',
      'https://search.example',
    ]);
    protect();
    expect(read('build/_headers')).not.toContain('search.example');
  });

  it('may play audio and video of its origin, if any page of the site has some', () => {
    write('build/talk/index.html', page('<video src=/talk.mp4></video>'));
    protect();
    expect(policyIn('build/index.html').get('media-src')).toEqual(["'self'"]);
  });

  it("hides the theme's SVG by an attribute instead of an inline style", () => {
    write('build/index.html', page('<svg style="display: none;"><defs></defs></svg>'));
    protect();
    expect(read('build/index.html')).toContain('<svg data-hidden><defs>');
  });
});

it('a page has one policy, for its current content, however often pages are protected', () => {
  write('build/index.html', page('<script>one()</script></head>'));
  protect({connectTo: ['https://search.example']});
  const first = read('build/index.html');
  protect({connectTo: ['https://search.example']});
  expect(read('build/index.html')).toBe(first);
  write('build/index.html', first.replace('one()', 'three()'));
  protect();
  expect(read('build/index.html').match(/http-equiv/g)).toHaveLength(1);
  expect(policyIn('build/index.html').get('connect-src')).toEqual(["'self'", 'blob:']);
  expect(policyIn('build/index.html').get('script-src')).toContain(hashSource('three()'));
});

describe('a page that violates every strict policy', () => {
  it('stops the build with an error that names the page and the tag', () => {
    write('build/blog/index.html', page('<p style="color:red">'));
    expect(() => protect()).toThrow(
      /^docusaurus-plugin-strict-csp: .* files of another origin; remove these:\nblog\/index\.html: <p style="color:red">$/,
    );
    expect(read('build/index.html')).not.toContain('http-equiv');
  });

  it('is named with the number of the others that have the same tag', () => {
    write('build/blog/index.html', page('<p style="color:red"><p style="color:red">'));
    write('build/blog/first/index.html', page('<p style="color:red"><b style="color:blue">'));
    expect(() => protect()).toThrow(
      /remove these:\n\S+ and 1 more: <p style="color:red">\nblog\/first\/index\.html: <b style="color:blue">$/,
    );
  });

  it('stops the build if the page has no place for a policy', () => {
    write('build/old.html', '<html><head><title>Old</title></head></html>');
    expect(() => protect()).toThrow(
      'docusaurus-plugin-strict-csp: old.html has no <meta charset="utf-8">',
    );
  });
});

it('the file _headers keeps the headers of the site, and has the policy once however often pages are protected', () => {
  write('build/_headers', '/assets/*\n  Cache-Control: immutable\n');
  protect();
  protect();
  const headers = read('build/_headers');
  expect(headers).toMatch(/^\/assets\/\*\n {2}Cache-Control: immutable\n\n# By/);
  expect(headers.match(/Content-Security-Policy/g)).toHaveLength(1);
});

it('the file _headers has the whole policy, and the directives that a page cannot have', () => {
  protect();
  const [, place, policy = '', ...others] = read('build/_headers').trimEnd().split('\n');
  expect(place).toBe('/arrays/*');
  expect(policy).toContain(hashSource('one()'));
  expect(policy).toContain(hashSource('two()'));
  expect(policy).toContain("frame-ancestors 'none'");
  expect(others).toEqual([
    '  Cross-Origin-Opener-Policy: same-origin',
    expect.stringMatching(/^ {2}Permissions-Policy: .*camera=\(\), /),
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  X-Content-Type-Options: nosniff',
  ]);
});

it('the error for a site that was built without the plugin says what to do', () => {
  expect(() => protectSite(path.join(folder, 'build'), folder)).toThrow(
    /^docusaurus-plugin-strict-csp: there is no .*policy\.json; build the site with the plugin first/,
  );
});

it('the error for a folder that does not exist names the folder', () => {
  protect();
  expect(() => protectSite(path.join(folder, 'built'), folder)).toThrow(
    `docusaurus-plugin-strict-csp: there is no folder ${path.join(folder, 'built')}; pass protectSite the folder of the built site`,
  );
});

it('refuses a folder without a page, because the site would stay without policies', () => {
  protect();
  const other = path.join(folder, 'docs');
  write('docs/intro.md', '# Intro');
  expect(() => protectSite(other, folder)).toThrow(
    `docusaurus-plugin-strict-csp: there is no page in ${other}; pass protectSite the folder of the built site`,
  );
  expect(fs.readdirSync(other)).toEqual(['intro.md']);
});

it('only the home page reports a wrong base path, once', () => {
  write('build/index.html', page('</head>'));
  write('build/about.html', page('</head>'));
  protect();
  protect();
  expect(read('build/index.html').split('("/arrays/")</script>')).toHaveLength(2);
  expect(read('build/about.html')).not.toContain('<script>');
});
