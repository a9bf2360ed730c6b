import path from 'node:path';
import {expect, it} from 'vitest';
import {parsePage} from '../articles/__tests__/readArticles';
import {remarkStyleAttributes} from '../styleAttributes';

const check = (text: string) =>
  remarkStyleAttributes()(parsePage(text), {path: path.resolve('docs/new.mdx')});

it.each([
  ['```js title="a.js" showLineNumbers\nx\n```', 'showLineNumbers makes a style attribute'],
  ['```js showLineNumbers=5\nx\n```', 'showLineNumbers makes a style attribute'],
  ["<div style={{color: 'red'}}>\n\nText\n\n</div>", '<div> has a style attribute'],
  ['A <b style="color: red">word</b>.', '<b> has a style attribute'],
])('rejects what becomes a style attribute with its line: %s', (text, message) => {
  expect(() => check(`Text\n\n${text}\n`)).toThrow(
    `docs/new.mdx:3: ${message}, which a page must not have; `,
  );
});

it.each([
  '```js title="a.js" {1}\nstyle\n```',
  '```text\nshowLineNumbers\n```',
  '<div className="text--center">\n\nText\n\n</div>',
])('accepts other code and elements: %s', (text) => {
  expect(() => check(text)).not.toThrow();
});
