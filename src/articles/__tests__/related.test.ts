import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {articles} from './readArticles';

const isHeading = (node: Nodes, text: string) =>
  node.type === 'heading' && node.depth === 2 && toString(node) === text;

it.each(articles)('$id lists related articles only through its front matter', ({file, tree}) => {
  const place = tree.children.findIndex((node) => isHeading(node, 'Related'));
  const after = place < 0 ? [] : tree.children.slice(place + 1);
  const end = after.findIndex(({type}) => type === 'heading');
  const section = end < 0 ? after : after.slice(0, end);
  const names = section.map((node) => ('name' in node ? node.name : node.type));
  expect(names, `${file}: "## Related" has <Related /> and nothing else`).toEqual(['Related']);
});
