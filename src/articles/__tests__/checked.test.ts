import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {articles} from './readArticles';

/** Whether a node is a component with a name and a problem. */
const shows = (node: Nodes | undefined, name: string, problem: string): boolean =>
  node?.type === 'mdxJsxFlowElement' &&
  node.name === name &&
  node.attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'problem' &&
      attribute.value === problem,
  );

/** Returns what an article lacks about its measurements and checks. */
function faultsOf(tree: Root, id: string): string[] {
  const races: Nodes[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    races.push(...(shows(node, 'Race', id) ? [node] : []));
  });
  const heading = tree.children.filter(({type}) => type === 'heading').at(-1);
  const isLast = heading !== undefined && toString(heading) === 'How this page was checked';
  return [
    ...(races.length > 0 ? [] : [`it has no <Race problem="${id}" />`]),
    ...(isLast && shows(tree.children.at(-1), 'Checked', id)
      ? []
      : [`it does not end with "## How this page was checked" and <Checked problem="${id}" />`]),
  ];
}

it('each article races its approaches and ends with the section on how it was checked', () => {
  const faults = articles.flatMap(({id, file, tree}) =>
    faultsOf(tree, id).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
