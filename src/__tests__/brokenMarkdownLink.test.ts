import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {refuseBrokenMarkdownLink} from '../brokenMarkdownLink';

const follow = (url: string) => () =>
  refuseBrokenMarkdownLink(path.resolve('.'))({
    sourceFilePath: 'blog/new.md',
    url,
    node: {
      type: 'link',
      url,
      children: [],
      position: {start: {line: 12, column: 1}, end: {line: 12, column: 9}},
    },
  });

it.each(['@site/docs/intro.md', '../docs/intro.md#what'])(
  'the error for a link from a post to a doc file says how to link to it: %s',
  (url) => {
    expect(follow(url)).toThrow(
      `blog/new.md:12: ${url} is a file of another part of the site; link to the page's address, such as /docs/intro`,
    );
  },
);

it('the error names the file that a link leads to and that does not exist', () => {
  expect(follow('../docs/nothing.md')).toThrow(
    'blog/new.md:12: ../docs/nothing.md leads to a missing file, docs/nothing.md',
  );
});

it('the error names the place of a link without an address', () => {
  expect(follow('')).toThrow('blog/new.md:12: the link has no address');
});

it('only warns of a link to a file of the same part, which may have a translation', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(follow('./2025-01-06-welcome.md')()).toBeUndefined();
  expect(warn.mock.calls.join()).toContain(
    'blog/new.md:12: ./2025-01-06-welcome.md has no page in this language',
  );
  warn.mockRestore();
});
