import fs from 'node:fs';
import type {Nodes, Root} from 'mdast';
import {expect, it} from 'vitest';
import {visit} from 'unist-util-visit';
import {articles} from './readArticles';

/** Terms of C++ by the id of their explanation, with a pattern of code that needs them. */
const terms = {
  span: /\bstd::span\b/,
  template: /\btemplate\s*</,
  iterator: /\.(c?begin|c?end)\(\)|\biterator\b/,
  optional: /\bstd::(optional|nullopt)\b/,
} satisfies Record<string, RegExp>;

const attributeOf = (node: Nodes, name: string): string | undefined => {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return undefined;
  }
  const found = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
};

const isNamed = (node: Nodes, names: readonly string[]) =>
  'name' in node && names.includes(node.name ?? '');

/** Returns the code of all listings on a page. */
function codeOf(tree: Root): string {
  const parts: string[] = [];
  visit(tree, (node) => {
    const file = attributeOf(node, 'file');
    if (file !== undefined && isNamed(node, ['Listing', 'Pitfall'])) {
      const region = attributeOf(node, 'region') ?? 'listing';
      const code = fs.readFileSync(`listings/${file}`, 'utf8');
      parts.push(code.split(`// #region ${region}\n`)[1]?.split('// #endregion')[0] ?? '');
    }
  });
  return parts.join('\n');
}

/** Returns the ids of the terms that a page explains. */
function explainedIn(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, (node) => {
    if (isNamed(node, ['Term'])) {
      ids.push(attributeOf(node, 'id') ?? '');
    }
  });
  return ids;
}

/** Returns the addresses that a page links to. */
function linksOf(tree: Root): string[] {
  const urls: string[] = [];
  visit(tree, 'link', ({url}) => {
    urls.push(url);
  });
  return urls;
}

it.each(Object.entries(terms))(
  'the first article that shows code with a %s explains the term, and later articles link to it',
  (id, pattern) => {
    const [first, ...later] = articles.filter(({tree}) => pattern.test(codeOf(tree)));
    expect(first && explainedIn(first.tree), `${first?.file}: needs <Term id="${id}">`).toContain(
      id,
    );
    for (const {file, tree} of later) {
      const link = `./${first?.id}.mdx#term-${id}`;
      expect(linksOf(tree), `${file}: needs a link to ${link}`).toContain(link);
    }
  },
);

it('each term is explained once', () => {
  const ids = articles.flatMap(({tree}) => explainedIn(tree));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('a link to a term leads to an explanation in an earlier article or on the same page', () => {
  for (const [index, {id, file, tree}] of articles.entries()) {
    for (const url of linksOf(tree)) {
      const [, target = id, term] = /^(?:\.\/([^#]+)\.mdx)?#term-(.+)$/.exec(url) ?? [];
      if (term !== undefined) {
        const place = articles.findIndex((each) => each.id === target);
        expect(place, `${file}: ${url} leads to no earlier article`).toBeLessThanOrEqual(index);
        const explainer = articles[place];
        expect(explainer && explainedIn(explainer.tree), `${file}: ${url}`).toContain(term);
      }
    }
  }
});
