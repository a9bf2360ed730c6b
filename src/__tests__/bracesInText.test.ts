import path from 'node:path';
import {expect, it} from 'vitest';
import {parsePage} from '../articles/__tests__/readArticles';
import {remarkBracesInText} from '../bracesInText';

const check = (text: string) =>
  remarkBracesInText()(parsePage(text), {path: path.resolve('docs/new.mdx')});

it.each(['{n}', '{1, 2, 3}', '{-1}', '{a, b}'])(
  'rejects %s in the text, with its line and how to write it',
  (braces) => {
    const inside = braces.slice(1, -1);
    expect(() => check(`Text\n\nFor ${braces} in a sentence.\n`)).toThrow(
      `docs/new.mdx:3: ${braces} is read as JavaScript; for text in braces write \\{${inside}\\}`,
    );
  },
);

it.each([
  ['escaped braces', 'The set \\{1, 2, 3\\}'],
  ['braces in code', '`{n}`'],
  ['a comment', '{/* truncate */}'],
  ['a value that the page defines', 'export const n = 3;\n\nFor {n} elements.'],
  ['a value of Docusaurus', '{frontMatter.title}'],
  ['another expression', '{[1, 2].map((n) => <li>{n}</li>)}'],
  ['a number for a component', '<Measured n={1000} />'],
])('accepts %s', (_, text) => {
  expect(() => check(text)).not.toThrow();
});
