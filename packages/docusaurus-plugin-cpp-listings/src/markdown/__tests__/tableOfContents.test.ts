import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {listExercise} from '../tableOfContents';

/** The end of a page as Docusaurus writes it; the last entry is as an author may write it. */
const contents = `

export const toc = [{"value": "Problem", "id": "problem", "level": 2}, {"value": "Practice", "id": "practice", "level": 2}, {value: 'Related', id: 'related', level: 2}];
`;

/** Returns the names and values of the entries after the page's exercises have been listed. */
function listed(text: string, title = 'Undo it') {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  visit(tree, 'heading', (node) => {
    const [first] = node.children;
    Object.assign(node, {data: {id: first?.type === 'text' ? first.value.toLowerCase() : ''}});
  });
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Exercise') {
      listExercise(node, tree, title);
    }
  });
  const entries: unknown[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    const [statement] = node.data?.estree?.body ?? [];
    const declared = statement?.type === 'ExportNamedDeclaration' && statement.declaration;
    const init =
      declared && declared.type === 'VariableDeclaration' && declared.declarations[0]?.init;
    for (const entry of init && init.type === 'ArrayExpression' ? init.elements : []) {
      const members = entry?.type === 'ObjectExpression' ? entry.properties : [];
      entries.push(
        members.map((each) =>
          each.type === 'Property' && each.value.type === 'Literal' ? each.value.value : undefined,
        ),
      );
    }
  });
  return entries;
}

const problem = ['Problem', 'problem', 2];
const practice = ['Practice', 'practice', 2];
const related = ['Related', 'related', 2];

it('lists exercises in their order below the heading before them', () => {
  const page = `## Problem

## Practice

<Exercise problem="a/practice-one">

Text

</Exercise>

<Advanced>

<Exercise problem="a/practice-two">

Text

</Exercise>

</Advanced>

## Related`;
  expect(listed(page + contents)).toEqual([
    problem,
    practice,
    ['Undo it', 'practice-one', 3],
    ['Undo it', 'practice-two', 3],
    related,
  ]);
});

it('lists an exercise above all headings first', () => {
  expect(listed(`<Exercise problem="a/practice-one" />\n\n## Problem${contents}`)).toEqual([
    ['Undo it', 'practice-one', 3],
    problem,
    practice,
    related,
  ]);
});

it('escapes the title, because the entries are HTML', () => {
  const page = `## Related\n\n<Exercise problem="a/practice-one" />${contents}`;
  expect(listed(page, 'Keep a < b & c').at(-1)).toEqual([
    'Keep a &lt; b &amp; c',
    'practice-one',
    3,
  ]);
});

it('changes nothing in a page without a table of contents', () => {
  expect(listed('## Related\n\n<Exercise problem="a/practice-one" />')).toEqual([]);
});
