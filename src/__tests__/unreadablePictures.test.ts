import path from 'node:path';
import {expect, it} from 'vitest';
import {parsePage} from '../articles/__tests__/readArticles';
import {remarkUnreadablePictures} from '../unreadablePictures';

const check = (text: string) =>
  remarkUnreadablePictures()(parsePage(text), {path: path.resolve('docs/new.mdx')});

/** A picture as Docusaurus leaves it, with the size that it could read. */
const picture = (size: string) =>
  `Text\n\nA <img alt="cell" src={require("!/loader.js?limit=9!./cell.png").default} ${size}/> here\n`;

it('rejects a picture without a size with its line and the fix', () => {
  expect(() => check(picture(''))).toThrow(
    'docs/new.mdx:3: the size of the picture ./cell.png cannot be read; save the file again',
  );
});

it.each([
  picture('width="3" height="4" '),
  "A <img src={require('./cell.png').default} /> here\n",
  'A <img src="/img/cell.png" /> here\n',
])('accepts a picture with a size, and what an author imports: %s', (text) => {
  expect(() => check(text)).not.toThrow();
});
