import type {Node} from 'web-tree-sitter';
import {InstrumentError} from './error';
import {condensed, field, lineOf, parts, quoted, token} from './nodes';
import {declaredNames} from './declarations';
import {step, type Tracer} from './tracer';

/** Returns code that tests the variable that a condition declares. */
export function testOf(declaration: Node, listing: {readonly file: string}): string {
  const [name, ...more] = declaredNames(declaration);
  if (name === undefined || more.length > 0) {
    const reason =
      'a declaration in a condition can be traced only if it declares exactly one variable';
    throw new InstrumentError(listing.file, lineOf(declaration), reason);
  }
  return `::trace::test(${quoted(condensed(declaration))}, static_cast<bool>(${name}))`;
}

/** Returns the declaration or expression statement before a condition. */
function initialiserOf(statement: Node): Node | undefined {
  const clause = statement.childForFieldName('initializer');
  const [initialiser] = clause?.type === 'init_statement' ? parts(clause) : [clause];
  return initialiser ?? undefined;
}

/**
 * Moves the initialiser of a condition, as in `if (auto p = find(); p != end)`, into a block around
 * the statement, so that its variables can be watched.
 *
 * @param holder the part of the statement that has the initialiser as a field.
 * @returns the text to insert after the statement.
 */
export function hoistInitialiser(
  tracer: Tracer,
  statement: Node,
  holder: Node,
  keyword: string,
): string {
  const initialiser = initialiserOf(holder);
  const value = holder.childForFieldName('value');
  const declares = value?.type === 'declaration';
  if (!initialiser && !declares) {
    return '';
  }
  const {edits} = tracer;
  edits.replace(token(statement, keyword), token(holder, '('), '{ ');
  if (initialiser) {
    edits.before(initialiser, `${step(lineOf(initialiser))}; `);
    tracer.expression(initialiser);
    edits.after(initialiser, tracer.watches(initialiser));
  }
  if (!declares) {
    edits.after(field(holder, 'initializer'), ` ${keyword} (`);
  }
  return ' }';
}

/** Moves the declaration in the condition of an `if` or `switch`. Runs after `hoistInitialiser`. */
function hoistDeclaration(tracer: Tracer, declaration: Node, head: string): void {
  tracer.edits.before(declaration, `${step(lineOf(declaration))}; `);
  tracer.expression(declaration);
  tracer.edits.after(declaration, `;${tracer.watches(declaration)} ${head}`);
}

function constexprIf(tracer: Tracer, node: Node): void {
  tracer.edits.before(node, `${step(lineOf(node))}; `);
  branches(tracer, node);
}

function branches(tracer: Tracer, node: Node): void {
  tracer.body(field(node, 'consequence'));
  const otherwise = node.childForFieldName('alternative');
  const last = otherwise && parts(otherwise).at(-1);
  if (!last) {
    return;
  }
  if (last.type === 'if_statement' && !isConstexpr(last)) {
    ifStatement(tracer, last);
  } else {
    tracer.body(last);
  }
}

const isConstexpr = (node: Node) => node.children.some(({type}) => type === 'constexpr');

/** Instruments an `if` with all its branches. */
export function ifStatement(tracer: Tracer, node: Node): void {
  if (isConstexpr(node)) {
    constexprIf(tracer, node);
    return;
  }
  const clause = field(node, 'condition');
  const end = hoistInitialiser(tracer, node, clause, 'if');
  const value = field(clause, 'value');
  if (value.type === 'declaration') {
    hoistDeclaration(tracer, value, `if (${testOf(value, tracer.listing)}`);
  } else {
    tracer.condition(value);
  }
  branches(tracer, node);
  tracer.edits.after(node, end);
}

/** Returns the `case` or `default` in a node, with or without an attribute. */
function labelled(node: Node): Node | undefined {
  const [inner] = node.type === 'attributed_statement' ? parts(node).slice(-1) : [node];
  return inner?.type === 'case_statement' ? inner : undefined;
}

/**
 * Returns the statements of each case. The grammar reads a case with an attribute as the last
 * statement of the case before it.
 */
function casesOf(node: Node, file: string): Node[][] {
  const branch = labelled(node);
  if (!branch) {
    const reason = 'a statement before the first case cannot be traced';
    throw new InstrumentError(file, lineOf(node), reason);
  }
  const label = branch.childForFieldName('value');
  const inside = parts(branch).filter(({id}) => id !== label?.id);
  return [
    inside.filter((statement) => !labelled(statement)),
    ...inside.filter(labelled).flatMap((statement) => casesOf(statement, file)),
  ];
}

/** Instruments a `switch` with its cases. */
export function switchStatement(tracer: Tracer, node: Node): void {
  const clause = field(node, 'condition');
  const body = field(node, 'body');
  const end = hoistInitialiser(tracer, node, clause, 'switch');
  const value = field(clause, 'value');
  if (value.type === 'declaration') {
    hoistDeclaration(tracer, value, `switch (${declaredNames(value)[0] ?? ''}`);
  } else if (end) {
    tracer.edits.before(value, `${step(lineOf(value))}, `);
    tracer.expression(value);
  } else {
    tracer.edits.before(node, `${step(lineOf(node))}; `);
    tracer.expression(value);
  }
  const cases = parts(body).flatMap((branch) => casesOf(branch, tracer.listing.file));
  for (const statements of cases) {
    // A jump to a later case must not skip the construction of a watch.
    tracer.statements(statements, statements === cases.at(-1));
  }
  tracer.edits.after(node, end);
}
