import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {readInline as read} from '../readScripts';

const readInline = (html: string) => read(html, 'https://example.org');

const named = (script: string) =>
  `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

describe('the inline scripts of a page', () => {
  it('are identified by the hash of their source text, with entities not decoded', () => {
    const scripts = ['start("é")', 'if (a<b&&c) a("&amp;")', '\n  wait()\n'];
    const html = scripts.map((script) => `<p>A</p><script>${script}</script>`).join('');
    expect([...readInline(html).scripts]).toEqual(scripts.map(named));
  });

  it('are identified by the hash of their text with the line breaks that browsers read', () => {
    const {scripts, styles} = readInline('<script>a\r\nb\rc\n</script><style>a{}\r\n</style>');
    expect([...scripts]).toEqual([named('a\nb\nc\n')]);
    expect([...styles]).toEqual([named('a{}\n')]);
  });

  it('are those that run, import maps and speculation rules', () => {
    const {scripts} = readInline(
      [
        '<script type=module>a</script>',
        '<script type="text/javascript">b</script>',
        '<script type=importmap>{"imports":{}}</script>',
        '<script type=speculationrules>{}</script>',
        '<script type=application/ld+json>{"@type":"Article"}</script>',
        '<script src=/assets/js/main.js defer></script>',
        '<template><p>none</p></template>',
      ].join(''),
    );
    expect([...scripts]).toEqual(['a', 'b', '{"imports":{}}', '{}'].map(named));
  });
});

describe('the style elements of a page', () => {
  it('are identified by the hash of their text, separately from the scripts', () => {
    const {scripts, styles, refused} = readInline('<style>a{}</style><script>b</script>');
    expect([...styles]).toEqual([named('a{}')]);
    expect([...scripts]).toEqual([named('b')]);
    expect(refused).toEqual([]);
  });
});

describe('markup that no strict policy allows', () => {
  it.each([
    '<p style="color:red">',
    '<svg style=display:none>',
    '<button onclick="go()">',
    '<a href="javascript:go()">',
    '<a href=" JavaScript:go()">',
    '<a href="java&#10;script:go()">',
    '<a href="#a" xlink:href="javascript:go()">',
    '<form action="javascript:go()">',
    '<button formaction="javascript:go()">',
    '<iframe href="#a" src="java\tscript:go()">',
    '<style onload="go()">',
  ])('is found with its tag: %s', (tag) => {
    expect(readInline(`<main>${tag}</main>`).refused).toEqual([tag]);
  });

  it.each([
    '<script async src="https://tags.example/tag.js">',
    '<img src="//pictures.example/a.png">',
    '<img src="/a.png" srcset="/b.png 1x, https://pictures.example/c.png 2x">',
    '<link rel="stylesheet" href="https://fonts.example/css">',
    '<link rel="shortcut icon" href="https://pictures.example/a.ico">',
    '<video src="https://films.example/a.mp4">',
    '<video poster="https://films.example/a.png">',
    '<track src="https://films.example/a.vtt">',
    '<form action="https://forms.example/">',
    '<iframe src="https://films.example/embed/1">',
    '<iframe src="/demo.html">',
    '<object data="/a.pdf">',
  ])('is a frame, or loads a file of another origin: %s', (tag) => {
    expect(readInline(`<main>${tag}</main>`).refused).toEqual([tag]);
  });

  it.each([
    '<script src="/assets/js/main.js">',
    '<img src="https://example.org/a.png" srcset="/a.png 1x, a%20b.png 2x">',
    '<img src="data:image/png;base64,AAAA">',
    '<img src=" DATA:image/png;base64,AAAA">',
    '<img src="https://[">',
    '<link rel="icon" href="data:,">',
    '<link rel="canonical" href="https://elsewhere.example/">',
    '<link rel="preconnect" href="https://elsewhere.example/">',
    '<a href="https://elsewhere.example/">',
    '<meta property="og:image" content="https://elsewhere.example/a.png">',
    '<form action="/search">',
  ])('is not a file of the site, or an address that is not loaded: %s', (tag) => {
    expect(readInline(`<main>${tag}</main>`).refused).toEqual([]);
  });

  it('is found in a noscript', () => {
    const {refused} = readInline(
      '<details><noscript><p style="color:red">a</p></noscript></details>',
    );
    expect(refused).toEqual(['<p style="color:red">']);
  });

  it('is not reported for markup that only looks similar', () => {
    const html =
      '<p title="style=">on= <code>&lt;p style="a"&gt;</code></p><a href="#on">b</a><a href="/javascript:a">c</a>';
    expect(readInline(html).refused).toEqual([]);
  });
});
