import {expect, it} from 'vitest';
import {readProse} from '../prose/readProse';

const head =
  '<head><script>inline()</script><link rel=stylesheet href=/a.css><script src=/b.js defer></script></head>';
const page = (body: string, itsHead = head) =>
  `<!doctype html><html>${itsHead}<body>${body}</body>`;

it('returns the inner HTML of the prose element exactly as it was written', () => {
  const text = '<h1>Rotate</h1><p>One<div>two &lt; <b>three</b></div><noscript><p>four</noscript>';
  expect(
    readProse(page(`<nav></nav><div class=a data-prose=/docs/a>${text}</div><hr>`))?.html,
  ).toBe(text);
});

it('identifies the build by the scripts and style sheets of the page', () => {
  expect(readProse(page('<div data-prose=/docs/a>text</div>'))?.build).toBe('/a.css /b.js');
});

it('identifies the same build if the page loads its scripts later', () => {
  const later =
    '<head><meta name=msapplication-config content=/tiles.xml><link rel=stylesheet href=/a.css><meta name=page-scripts content="/b.js /c.js"></head>';
  expect(readProse(page('<div data-prose=/docs/a>text</div>', later))?.build).toBe(
    '/a.css /b.js /c.js',
  );
});

it('ignores scripts and style sheets of other hosts, which plugins may add to a page', () => {
  const withTags =
    '<head><script src=https://tags.example/t.js></script><link rel=stylesheet href=//fonts.example/f.css><link rel=stylesheet href=/a.css></head>';
  expect(readProse(page('<div data-prose=/docs/a>text</div>', withTags))?.build).toBe('/a.css');
});

it('returns undefined for a page that has no prose', () => {
  expect(readProse(page('<div>text</div>'))).toBeUndefined();
});

it('returns empty HTML for a doc without text', () => {
  expect(readProse(page('<div data-prose=/docs/a></div>'))?.html).toBe('');
});
