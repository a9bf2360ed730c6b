import {expect, it} from 'vitest';
import {refuseBrokenMarkdownImage} from '../brokenMarkdownImage';

it.each([
  ['./fish.png', 'blog/new.md:12: there is no picture ./fish.png; write ./name.png'],
  ['', 'blog/new.md:12: the picture has no address'],
])('the error for the picture "%s" is in one line with its place', (url, message) => {
  const show = () =>
    refuseBrokenMarkdownImage({
      sourceFilePath: 'blog/new.md',
      url,
      node: {
        type: 'image',
        url,
        position: {start: {line: 12, column: 1}, end: {line: 12, column: 9}},
      },
    });
  expect(show).toThrow(message);
  expect(show).toThrow(
    expect.objectContaining({stack: expect.stringMatching(/^Error: .*$/) as string}),
  );
});
