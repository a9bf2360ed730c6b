import {expect, it} from 'vitest';
import {withoutHtmlExtension} from '../withoutHtmlExtension';

it.each([
  ['/blog/welcome.html', '/blog/welcome'],
  ['/blog/welcome/index.html', '/blog/welcome'],
  ['/index.html', '/'],
  ['/blog/welcome', '/blog/welcome'],
  ['/', '/'],
])('turns %s into %s', (given, plain) => {
  expect(withoutHtmlExtension(given)).toBe(plain);
});
