import type {Node} from 'web-tree-sitter';
import {templateNames, valueNames} from './declarations';
import {parts} from './nodes';
import {withSubstitutes} from './unreadable';

/**
 * Parses a source with the loaded grammar of C++. A source may be a function that returns its text
 * from an index on.
 */
export type Parse = (source: string | ((index: number) => string)) => Node;

/** Whether a template argument could also be the operand of a comparison. */
function mayBeOperand(argument: Node, values: ReadonlySet<string>): boolean {
  return argument.type !== 'type_descriptor' || values.has(argument.text);
}

/** Whether a name is the library's, even if the file uses the same name. */
function isOfLibrary(name: Node): boolean {
  let outer = name.parent;
  while (outer?.parent?.type === 'qualified_identifier') {
    outer = outer.parent;
  }
  return /^(::\s*)?std\b/.test(outer?.text ?? '');
}

/**
 * Finds each `<` of a comparison that the grammar takes for the start of template arguments,
 * because it does not know what names mean: `i < n && a[i] > (x)`, `f(i < n, k > m)`.
 */
function misread(root: Node): number[] {
  const values = valueNames(root);
  const templates = templateNames(root);
  return root.descendantsOfType('template_argument_list').flatMap((list) => {
    const name = list.parent?.childForFieldName('name');
    return name &&
      values.has(name.text) &&
      !templates.has(name.text) &&
      !isOfLibrary(name) &&
      parts(list).every((argument) => mayBeOperand(argument, values))
      ? [list.startIndex]
      : [];
  });
}

/**
 * Parses a source so that each comparison is read as a comparison. The grammar gets another
 * operator instead of `<`, with the same precedence and length, which cannot begin template
 * arguments. The nodes have the text of the source.
 *
 * @param given the text that the grammar gets for the source.
 */
function parseAs(parse: Parse, source: string, given: string): Node {
  for (;;) {
    let isParsed = false;
    const text = given;
    const root = parse((index) => (isParsed ? source : text).slice(index));
    isParsed = true;
    const places = misread(root);
    if (places.length === 0) {
      return root;
    }
    for (const place of places) {
      given = `${given.slice(0, place)}>${given.slice(place + 1)}`;
    }
  }
}

/**
 * Parses a source so that each comparison is read as a comparison. If there are errors, it replaces
 * constructs that the grammar cannot read, and keeps the new tree if it has no errors.
 */
export function parseProgram(parse: Parse, source: string): Node {
  const root = parseAs(parse, source, source);
  const readable = root.hasError ? withSubstitutes(source) : source;
  const other = readable === source ? root : parseAs(parse, source, readable);
  return other.hasError ? root : other;
}
