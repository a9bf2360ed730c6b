import type {Node} from 'web-tree-sitter';
import {InstrumentError} from './error';
import {lineOf} from './nodes';

const refused: Readonly<Record<string, string>> = {
  goto_statement: 'a goto cannot be traced',
  labeled_statement: 'a label cannot be traced',
  gnu_asm_expression: 'inline assembly cannot be traced',
  co_return_statement: 'a coroutine cannot be traced',
  co_yield_statement: 'a coroutine cannot be traced',
  co_await_expression: 'a coroutine cannot be traced',
};

/** Matches a name that starts a thread. Pages have no threads for listings either. */
const thread = /^(::\s*)?std\s*::\s*(thread|jthread|async)$/;

/**
 * Matches control flow in a macro. If the statement is incomplete, a step before it would end up
 * inside it.
 */
const openMacro = /\b(for|while|if|else|switch|case|goto)\b/;
const wholeMacro = /^do\s*\{.*\}\s*while\s*\(\s*(0|false)\s*\)$/s;

/** Returns the code of a macro without strings, comments and line continuations. */
const codeOf = (text: string) =>
  text
    .replace(/\\\n/g, ' ')
    .replace(/"(?:\\.|[^"\\])*"|\/\/.*|\/\*[^]*?\*\//g, ' ')
    .trim();

function* reasons(root: Node): Generator<[Node, string]> {
  for (const node of root.descendantsOfType(Object.keys(refused))) {
    yield [node, refused[node.type] ?? ''];
  }
  for (const node of root.descendantsOfType('qualified_identifier')) {
    if (thread.test(node.text)) {
      yield [node, `a thread cannot be traced: ${node.text}`];
    }
  }
  for (const node of root.descendantsOfType(['preproc_def', 'preproc_function_def'])) {
    const text = codeOf(node.childForFieldName('value')?.text ?? '');
    const name = node.childForFieldName('name')?.text ?? '';
    const [keyword] = openMacro.exec(text) ?? [];
    if (keyword !== undefined && !wholeMacro.test(text)) {
      yield [node, `the macro ${name} contains control flow (${keyword}), which cannot be traced`];
    }
    if (written.has(name)) {
      yield [node, `the macro ${name} has a name that the stepper uses; rename it`];
    }
  }
  for (const node of root.descendantsOfType('function_definition')) {
    if (node.parent?.type === 'compound_statement') {
      yield [
        node,
        'a function inside a function, or a macro that looks like one, cannot be traced',
      ];
    }
    if (node.children.some(({type}) => type === 'try_statement')) {
      yield [node, 'a function whose body is a try block cannot be traced'];
    }
  }
}

/** The names that the instrumenter inserts. A macro with such a name would change them. */
const written = new Set(
  'trace step test compared Frame Watch Rounds Exactly result returned unwritten unset trace_fields_ trace_unset_ visit_fields FieldVisitor'.split(
    ' ',
  ),
);

function firstError(node: Node): Node {
  if (node.isError || node.isMissing) {
    return node;
  }
  const inner = node.children.find(({hasError, isMissing}) => hasError || isMissing);
  return inner ? firstError(inner) : node;
}

/** Refuses a file that the grammar cannot read. @throws InstrumentError */
export function refuseErrors(root: Node, file: string): void {
  if (root.hasError) {
    const error = firstError(root);
    const line =
      root.text.split('\n')[error.startPosition.row - root.startPosition.row]?.trim() ?? '';
    const reason = `the stepper's C++ parser does not understand "${line}"`;
    throw new InstrumentError(file, lineOf(error), reason);
  }
}

/** Refuses a file with a construct that cannot be traced faithfully. @throws InstrumentError */
export function refuseUntraceable(root: Node, file: string): void {
  for (const [node, reason] of reasons(root)) {
    throw new InstrumentError(file, lineOf(node), reason);
  }
}
