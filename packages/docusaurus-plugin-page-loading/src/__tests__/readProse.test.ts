import {expect, it} from 'vitest';
import {readProse} from '../prose/readProse';

const head =
  '<head><script>inline()</script><link rel=stylesheet href=/a.css><script src=/b.js defer></script></head>';
const page = (body: string) => `<!doctype html><html>${head}<body>${body}</body>`;

it('is what stands between the tags of the text, as it was written', () => {
  const text = '<h1>Rotate</h1><p>One<div>two &lt; <b>three</b></div><noscript><p>four</noscript>';
  expect(
    readProse(page(`<nav></nav><div class=a data-prose=/docs/a>${text}</div><hr>`))?.html,
  ).toBe(text);
});

it('names the build by the scripts and style sheets of the page', () => {
  expect(readProse(page('<div data-prose=/docs/a>text</div>'))?.build).toBe('/a.css /b.js');
});

it('is absent from a page that has no text of a doc', () => {
  expect(readProse(page('<div>text</div>'))).toBeUndefined();
});

it('is empty for a doc without text', () => {
  expect(readProse(page('<div data-prose=/docs/a></div>'))?.html).toBe('');
});
