import path from 'node:path';
import {expect, it} from 'vitest';
import {parsePage} from '../articles/__tests__/readArticles';
import {remarkUnknownComponents} from '../unknownComponents';

const check = (text: string) =>
  remarkUnknownComponents()(parsePage(text), {path: path.resolve('docs/new.mdx')});

it.each([
  ['Constraint', '<Constraint problem="x" />'],
  ['Tabs', 'A word, <Tabs.Item />, in a sentence.'],
])('rejects <%s> with its line, and lists the components', (name, text) => {
  expect(() => check(`Text\n\n${text}\n`)).toThrow(
    new RegExp(
      `^docs/new\\.mdx:3: there is no component <${name}>; import it, or use one of these: ` +
        'Advanced, .*Constraints, .*Head, .*Term$',
    ),
  );
});

it('the error has no stack trace', () => {
  let stack: string | undefined;
  try {
    check('<Constraint />');
  } catch (error) {
    ({stack} = error as Error);
  }
  expect(stack).toMatch(/^Error: docs\/new\.mdx:1: there is no component [^\n]*$/);
});

it.each([
  ['a component of a listing', '<Constraints problem="x" />'],
  ['a component of an article', '<Advanced>\n\n<Term id="x">Text</Term>\n\n</Advanced>'],
  ['an imported one', "import Tabs, {Item} from './tabs';\n\n<Tabs><Item /></Tabs>"],
  ['a member of an imported one', "import * as UI from './ui';\n\n<UI.Tabs />"],
  ['one that the page defines', 'export const Row = () => 1;\n\n<Row />'],
  ['HTML', '<details><summary>More</summary></details>'],
  ['a fragment', '<>Text</>'],
])('accepts %s', (_, text) => {
  expect(() => check(text)).not.toThrow();
});
