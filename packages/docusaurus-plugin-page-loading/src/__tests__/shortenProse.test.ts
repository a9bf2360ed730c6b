import {expect, it} from 'vitest';
import {readProse} from '../prose/readProse';

const pageOf = (prose: string) =>
  `<html><head></head><body><p class="">a<!-- -->b</p><div data-prose=/docs/a>${prose}</div><hr></body></html>`;

/** Returns a page with its prose shortened. */
function shortenProse(page: string): string {
  const {before = '', html = '', after = ''} = readProse(page) ?? {};
  return before + html + after;
}

it('removes comments and empty classes from the prose, and nothing else', () => {
  expect(
    shortenProse(pageOf('<p class="">1<!-- -->2</p><ul class=x><li class="">class=""</ul><br>')),
  ).toBe(pageOf('<p>12</p><ul class=x><li>class=""</ul><br>'));
});

it('keeps an attribute that looks like an empty class within another value', () => {
  const prose = `<a class="" title=' class=""'>1</a><a title=' class=""' class=x>2</a>`;
  expect(shortenProse(pageOf(prose))).toBe(
    pageOf(`<a title=' class=""'>1</a><a title=' class=""' class=x>2</a>`),
  );
});

it('keeps an empty class that is written in another form, and removes those in its content', () => {
  expect(shortenProse(pageOf('<ul class><li>1<!-- -->2<li class="">3</ul>'))).toBe(
    pageOf('<ul class><li>12<li>3</ul>'),
  );
});

it('keeps islands as they are, because React hydrates them', () => {
  const island = '<div data-island=Counter class="">1<!-- --> <!-- -->2<p class=""></p></div>';
  expect(shortenProse(pageOf(`${island}<p>1<!-- -->2</p>`))).toBe(pageOf(`${island}<p>12</p>`));
});

it('keeps a page whose prose is empty, and one whose prose is only for hydration', () => {
  expect(shortenProse(pageOf(''))).toBe(pageOf(''));
  expect(shortenProse(pageOf('<!-- -->'))).toBe(pageOf(''));
});
