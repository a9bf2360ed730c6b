import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import type {ProblemData} from '../../model/problem';
import type {JsxElement} from '../attributes';
import {readCitation} from '../citations';

const problem = {
  id: 'turn',
  listings: [{file: 'fast.cpp'}, {file: 'slow.cpp'}],
} as unknown as ProblemData;

function read(text: string) {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  let element: JsxElement | undefined;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    element = node as JsxElement;
  });
  if (!element) {
    throw new Error('no element');
  }
  return readCitation(element, 'docs/array/turn.mdx', ['turn', 'turn/variant'], () => problem);
}

const pair = 'faster="fast.cpp" than="slow.cpp"';

it('refuses an expression where it needs text, because it would treat the attribute as absent', () => {
  expect(() => read(`<Measured ${pair} n={1000} atLeast={2} inputs={'worst'} />`)).toThrow(
    '<Measured> needs text in quotes for "inputs": inputs="…"',
  );
});

it('cites the article of its page and random inputs by default', () => {
  expect(read(`<Measured ${pair} n={1000} atLeast={2.5} />`)).toEqual({
    problem: 'turn',
    faster: 'fast.cpp average 1000',
    than: 'slow.cpp average 1000',
    row: 'speed-turn-average-1000',
    atLeast: 2.5,
    atMost: undefined,
  });
});

it('accepts numbers as text, and other inputs', () => {
  expect(read(`<Measured ${pair} n="1_000" atMost="1.5" inputs="worst" />`)).toMatchObject({
    faster: 'fast.cpp worst 1000',
    atMost: 1.5,
  });
});

it.each([
  ['no number', `${pair} n={many} atLeast={2}`, /n must be a number, not many/],
  [
    'a size that is not measured',
    `${pair} n={1024} atLeast={2}`,
    /n must be one of the measured sizes: 10, 100, 1000/,
  ],
  ['no claim', `${pair} n={10}`, /either atLeast=\{…\}.* or atMost=\{…\}/],
  ['two claims', `${pair} n={10} atLeast={2} atMost={3}`, /either atLeast/],
  ['a claim that says nothing', `${pair} n={10} atLeast={0.5}`, /at least 1/],
  ['inputs of no kind', `${pair} n={10} atLeast={2} inputs="small"`, /average, worst, best/],
  ['no second listing', 'faster="fast.cpp" n={10} atLeast={2}', /needs than="fast\.cpp"/],
  [
    'a listing that is not there',
    'faster="quick.cpp" than="slow.cpp" n={10} atLeast={2}',
    /<Measured faster="quick\.cpp">: there is no such listing in turn; its listings: fast\.cpp, slow\.cpp/,
  ],
  [
    'a problem that is not measured',
    `problem="turn/variant" ${pair} n={10} atLeast={2}`,
    /turn\/variant is not one; set problem="…" to one of turn$/,
  ],
])('refuses %s', (_, attributes, complaint) => {
  expect(() => read(`<Measured ${attributes} />`)).toThrow(complaint);
});
