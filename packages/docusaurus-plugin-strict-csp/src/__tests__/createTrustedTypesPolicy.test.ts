import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createTrustedTypesPolicy} from '../inline/createTrustedTypesPolicy';

interface Rules {
  readonly createHTML: (html: string) => string;
  readonly createScript: (text: string) => string;
  readonly createScriptURL: (address: string) => string;
}

let rules: Rules;
let names: string[];

beforeEach(() => {
  names = [];
  const page = {
    trustedTypes: {
      createPolicy(name: string, given: Rules) {
        names.push(name);
        rules = given;
      },
    },
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {baseURI: 'https://example.org/arrays/docs/intro'});
  vi.stubGlobal('location', {origin: 'https://example.org'});
  createTrustedTypesPolicy(['/arrays/assets/js/', '/arrays/sw.js']);
});

afterEach(() => vi.unstubAllGlobals());

it('creates only the default policy, and none in a browser without Trusted Types', () => {
  expect(names).toEqual(['default']);
  vi.stubGlobal('window', {});
  expect(() => createTrustedTypesPolicy(['/arrays/assets/js/', '/arrays/sw.js'])).not.toThrow();
  expect(names).toEqual(['default']);
});

describe('a script or a worker', () => {
  it.each(['/arrays/assets/js/main.0a1b.js', '../../arrays/assets/js/183.js', '/arrays/sw.js'])(
    "may come from the site's own paths: %s",
    (address) => {
      expect(rules.createScriptURL(address)).toBe(address);
    },
  );

  it.each([
    'https://evil.example/arrays/assets/js/main.js',
    '//evil.example/arrays/assets/js/main.js',
    'https://example.org.evil.example/arrays/assets/js/main.js',
    '/arrays/assets/js/../../uploads/a.js',
    '/arrays/assets/js/%2e%2e/%2e%2e/uploads/a.js',
    '/assets/js/main.js',
    '/arrays/sw.js/other.js',
    '/sw.js',
    'data:text/javascript,steal()',
    'blob:https://example.org/arrays/assets/js/1',
    'javascript:steal()',
  ])('may come from nowhere else: %s', (address) => {
    expect(() => rules.createScriptURL(address)).toThrow("Refused by the site's policy");
  });
});

describe('the text of a script', () => {
  it('may be data, such as structured data', () => {
    const data = '{"@context":"https://schema.org","name":"Rotate an array"}';
    expect(rules.createScript(data)).toBe(data);
  });

  it.each(['steal()', '', '{"a":steal()}', '"a";steal()', '[steal()]'])(
    'must not be code: %s',
    (text) => {
      expect(() => rules.createScript(text)).toThrow("Refused by the site's policy");
    },
  );
});

describe('HTML', () => {
  it.each([
    '',
    'a &lt; b &amp;&amp; c > d',
    '<span class="keyword">int</span> main()',
    '<pre tabindex=0 data-numbers><code><span></span></code></pre>',
    "<a href=/docs/intro class='x y' hidden>Introduction</a><br/>",
    '<a href="https://en.cppreference.com/w/cpp/container/span?a=b&c=d:e">std::span</a>',
    '<a href="#practice"></a><a href=mailto:a@b.example></a><a href="intro.html#a:b"></a>',
    '<svg viewBox="0 0 4 4"><path d="M0 0V6"/><use href="#hatch"></use></svg>',
    '<div data-island="Panel" data-props=\'{"lines":["<span>a</span>"]}\'><!--$--><!-- --></div>',
    '<noscript><code><span class="type">auto</span></code></noscript>',
  ])('is accepted if nothing in it runs: %s', (html) => {
    expect(rules.createHTML(html)).toBe(html);
  });

  it.each([
    '<script>steal()</script>',
    '<SCRIPT src=//evil.example>',
    '<img src=x onerror=steal()>',
    '<img src=x\nOnError = "steal()">',
    '<img/src=x/onerror=steal()>',
    '<svg><animate attributeName=href values=javascript:steal()></svg>',
    '<svg><set attributeName="onclick" to="steal()"></svg>',
    '<math><mi xlink:href="javascript:steal()">x</mi></math>',
    '<iframe srcdoc="&lt;script&gt;"></iframe>',
    '<object data=x></object>',
    '<embed src=x>',
    '<base href=//evil.example>',
    '<link rel=stylesheet href=//evil.example>',
    '<meta http-equiv=refresh content="0;url=//evil.example">',
    '<style>@import "//evil.example"</style>',
    '<p style="background:url(//evil.example)">',
    '<a href="javascript:steal()">',
    '<a href=" JaVaScRiPt:steal()">',
    '<a href="java\tscript:steal()">',
    '<a href="&#106;avascript:steal()">',
    '<a href="javascript&colon;steal()">',
    '<a href=javascript:steal()>',
    "<a href='javascript:steal()'>",
    '<form action=//evil.example>',
    '<button formaction="javascript:steal()">',
    '<video poster="javascript:steal()">',
    '<p nonce=a>',
    '<noscript><p title="</noscript><img src=x onerror=steal()>">',
    '<textarea><p title="</textarea><img src=x onerror=steal()>"></textarea>',
    '<!-- <p title="--><img src=x onerror=steal()>">',
    '<p title="a" "onclick=steal()">',
    '<p title=`a` onclick=steal()>',
    '<p <img src=x>',
    '<![CDATA[<img src=x>]]>',
    '<?xml version="1.0"?>',
    '1 < 2',
    '<p',
    '</p onclick=steal()>',
  ])('is refused if something in it could run: %s', (html) => {
    expect(() => rules.createHTML(html)).toThrow("Refused by the site's policy");
  });

  it('is checked in time that grows only with its length', () => {
    const hostile = [
      `<p${' a'.repeat(50_000)}`,
      `<p${' '.repeat(100_000)}`,
      `<p title="${'<'.repeat(100_000)}`,
      '<'.repeat(100_000),
      '<!--'.repeat(30_000),
    ];
    for (const html of hostile) {
      // Processor time, because other tests may run in parallel.
      const begun = process.cpuUsage();
      expect(() => rules.createHTML(html)).toThrow();
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000);
    }
  });
});
