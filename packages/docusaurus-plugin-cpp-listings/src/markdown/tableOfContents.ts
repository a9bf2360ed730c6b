import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {EXIT, visit} from 'unist-util-visit';
import {exerciseAnchor} from '../model/exerciseAnchor';
import {attribute, type JsxElement} from './attributes';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;
type Declaration = Extract<Program['body'][number], {type: 'ExportNamedDeclaration'}>;
type Variable = Extract<Declaration['declaration'], {type: 'VariableDeclaration'}>;
type List = Extract<Variable['declarations'][number]['init'], {type: 'ArrayExpression'}>;
type Entry = Extract<List['elements'][number], {type: 'ObjectExpression'}>;
type Member = Extract<Entry['properties'][number], {type: 'Property'}>;

/** Returns the list that Docusaurus exports from a page as its table of contents. */
function contentsOf(tree: Root): List | undefined {
  for (const node of tree.children) {
    const statements = node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [];
    for (const statement of statements) {
      const declared =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
      const [variable] = declared?.type === 'VariableDeclaration' ? declared.declarations : [];
      if (
        variable?.id.type === 'Identifier' &&
        variable.id.name === 'toc' &&
        variable.init?.type === 'ArrayExpression'
      ) {
        return variable.init;
      }
    }
  }
  return undefined;
}

const member = (name: string, value: string | number): Member => ({
  type: 'Property',
  key: {type: 'Identifier', name},
  value: {type: 'Literal', value, raw: JSON.stringify(value)},
  kind: 'init',
  computed: false,
  method: false,
  shorthand: false,
});

/** Returns the name of a member. Docusaurus writes it as a string, an author may write a name. */
const nameOf = (key: Member['key']) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;

/** Whether an entry of the list leads to an id. An entry of a partial page has no id of its own. */
const leadsTo = (entry: List['elements'][number], id: string) =>
  entry?.type === 'ObjectExpression' &&
  entry.properties.some(
    (each) =>
      each.type === 'Property' &&
      nameOf(each.key) === 'id' &&
      each.value.type === 'Literal' &&
      each.value.value === id,
  );

/** Returns the id of the last heading before an element, an exercise's included. */
function headingBefore(element: JsxElement, tree: Root): string | undefined {
  let last: string | undefined;
  visit(tree, ['heading', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (node === element) {
      return EXIT;
    }
    if (node.type === 'heading') {
      // Docusaurus' own plugin has put the id there.
      last = (node.data as {readonly id?: string} | undefined)?.id ?? last;
    } else if ((node as JsxElement).name === element.name) {
      last = exerciseAnchor(attribute(node as JsxElement, 'problem') ?? '');
    }
    return undefined;
  });
  return last;
}

/** Escapes a title, because a table of contents contains HTML. */
const escaped = (title: string) => title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Adds an exercise to the page's table of contents. Docusaurus lists only the headings that are
 * written in Markdown, and the heading of an exercise comes from its component.
 */
export function listExercise(element: JsxElement, tree: Root, title: string): void {
  const id = exerciseAnchor(attribute(element, 'problem') ?? '');
  const before = headingBefore(element, tree);
  const elements = contentsOf(tree)?.elements ?? [];
  const place = elements.findIndex((entry) => before !== undefined && leadsTo(entry, before));
  elements.splice(place + 1, 0, {
    type: 'ObjectExpression',
    properties: [member('value', escaped(title)), member('id', id), member('level', 3)],
  });
}
