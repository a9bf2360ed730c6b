import type {Node} from 'web-tree-sitter';
import {templateNames, valueNames} from './declarations';
import {parts} from './nodes';
import {withSubstitutes} from './unreadable';

/** The loaded grammar of C++: makes the tree of a source, or of what a function reads from a place on. */
export type Parse = (source: string | ((index: number) => string)) => Node;

/** Whether the argument of a template may just as well be the operand of a comparison. */
function mayBeOperand(argument: Node, values: ReadonlySet<string>): boolean {
  return argument.type !== 'type_descriptor' || values.has(argument.text);
}

/** Whether a name is one of the library's, whatever the file gives the same name to. */
function isOfLibrary(name: Node): boolean {
  let outer = name.parent;
  while (outer?.parent?.type === 'qualified_identifier') {
    outer = outer.parent;
  }
  return /^(::\s*)?std\b/.test(outer?.text ?? '');
}

/**
 * Where the grammar, which does not know what names stand for, takes the `<` of a comparison
 * for that of a template: `i < n && a[i] > (x)`, `f(i < n, k > m)`.
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
 * Parses a source with each comparison read as one. The grammar is given another operator of
 * the same rank and length in its place, which no template begins with; nodes have the text
 * of the source.
 *
 * @param given what the grammar is given for the source.
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
 * Parses a source with each comparison read as one, and, where there are errors, with what the
 * grammar cannot read replaced, if that helps.
 */
export function parseProgram(parse: Parse, source: string): Node {
  const root = parseAs(parse, source, source);
  const readable = root.hasError ? withSubstitutes(source) : source;
  const other = readable === source ? root : parseAs(parse, source, readable);
  return other.hasError ? root : other;
}
