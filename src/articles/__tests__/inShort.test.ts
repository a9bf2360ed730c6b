import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {articles, parsePage} from './readArticles';

const labels = ['Idea.', 'Use.', 'Cost.', 'Trap.'];

const isInShort = (node: Nodes): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && node.name === 'InShort';

/** Returns the label of a paragraph, which is its bold beginning. */
function labelOf(node: Nodes): string {
  const [first] = 'children' in node ? node.children : [];
  return first?.type === 'strong' ? toString(first) : '';
}

const isLinkToSection = (node: Nodes): boolean =>
  (node.type === 'link' && node.url.startsWith('#')) ||
  ('children' in node && node.children.some(isLinkToSection));

/** Returns the faults in the opening of an article. */
function faultsOf(tree: Root): string[] {
  const heading = tree.children.findIndex(({type}) => type === 'heading');
  const inShort = tree.children.slice(0, heading).find(isInShort);
  if (!inShort) {
    return ['it has no <InShort> before its first heading'];
  }
  const found = inShort.children.map(labelOf);
  const use = inShort.children.find((child) => labelOf(child) === 'Use.');
  return [
    ...(found.join() === labels.join()
      ? []
      : [`its paragraphs begin with "${found.join('", "')}", not with "${labels.join('", "')}"`]),
    ...(use && isLinkToSection(use) ? [] : ['"Use." has no link to the section of the program']),
  ];
}

it.each(articles)('$id begins with a correct InShort', ({file, tree}) => {
  expect(faultsOf(tree), file).toEqual([]);
});

describe('faultsOf', () => {
  const paragraphs = ['**Idea.** I', '**Use.** [U](#u)', '**Cost.** C', '**Trap.** T'];
  const opening = (lines: readonly string[]) =>
    `<InShort>\n\n${lines.join('\n\n')}\n\n</InShort>\n\n## Problem\n`;

  it.each([
    [opening(paragraphs), []],
    ['## Problem\n', [/no <InShort>/]],
    [opening(paragraphs.slice(1)), [/begin with "Use\.", "Cost\.", "Trap\.", not with "Idea\."/]],
    [opening(paragraphs.map((line) => line.replace('#u', './u.mdx'))), [/has no link/]],
  ])('finds the faults of an opening: %#', (text, faults) => {
    expect(faultsOf(parsePage(text))).toEqual(
      faults.map((fault) => expect.stringMatching(fault) as string),
    );
  });
});
