import type {Node} from 'web-tree-sitter';
import {capturedNames} from './captures';
import {classNamed, mayAssign, withoutArguments, type Class} from './classes';
import {
  calledName,
  declaresConstants,
  droppedConstexpr,
  isCompileTime,
  isUnevaluated,
} from './compileTime';
import {declaredNames, functionDeclarator, mentions, watchedParameters} from './declarations';
import {usedGlobals} from './globals';
import {indexedArrays, rowIndex} from './indexing';
import {fields, hasSpecifier, lineOf, parts, quoted} from './nodes';
import {readReturned} from './returns';
import {StatementTracer, watch} from './statements';
import {step, type Listing} from './tracer';

interface Routine {
  readonly name: string;
  /** The line on which the routine begins in the trace. */
  readonly line: number;
  /** The members of the object that it is called on. */
  readonly members: readonly string[];
  /** The members that have no value yet when it begins. */
  readonly unset?: readonly string[];
  /** The variables that a lambda captures. */
  readonly captured?: readonly string[];
  readonly declarator: Node | undefined;
  readonly body: Node;
}

/** Whether control never continues after a statement. */
function leaves(node: Node | undefined): boolean {
  switch (node?.type) {
    case 'return_statement':
    case 'throw_statement':
      return true;
    case 'compound_statement':
      return leaves(parts(node).at(-1));
    default:
      return false;
  }
}

/** Instruments a function or lambda, whose node is `node`. */
function traceRoutine(listing: Listing, node: Node, routine: Routine): void {
  const {name, line, members, unset = [], captured = [], declarator, body} = routine;
  const indexed = indexedArrays(body);
  const tracer = new StatementTracer({
    listing,
    returned: readReturned(node, declarator, listing),
    lambda: node.type === 'lambda_expression' ? node : undefined,
    indexed,
    expression: (inside) => {
      traceInside({...listing, members}, inside);
    },
  });
  const watches = [
    ...usedGlobals(node, body, members, listing).map((global) => watch(global, {listing, indexed})),
    ...members.map((member) => watch(member, {listing, indexed}, `this->${member}`)),
    ...[...captured, ...watchedParameters(declarator)].map((variable) =>
      watch(variable, {listing, indexed}),
    ),
  ];
  const frame = ` ::trace::Frame ${listing.fresh('Frame')}(${quoted(name)}, ${line});`;
  const fills = unset.map((member) => ` ::trace::unset(this->${member});`);
  listing.edits.atStart(body, frame + fills.join('') + watches.join(''));
  tracer.statements(parts(body));
  if (!leaves(body)) {
    listing.edits.atEnd(body, `${step(body.endPosition.row + 1)}; `);
  }
}

function traceLambda(listing: Listing, node: Node): void {
  const [declarator] = fields(node, 'declarator');
  const [body] = fields(node, 'body');
  if (!body || (declarator && hasSpecifier(declarator, 'consteval'))) {
    return;
  }
  const dropped = declarator && droppedConstexpr(declarator);
  if (dropped) {
    listing.edits.replace(dropped, dropped, '');
  }
  const {variables, members} = capturedNames(node, body, listing);
  traceRoutine(listing, node, {
    name: 'lambda',
    line: lineOf(node),
    members,
    captured: variables,
    declarator,
    body,
  });
}

/** Splits a qualified name into the function's own name and the scopes before it. */
function unqualified(name: Node): {own: string; scopes: string[]} {
  let inner = name;
  const scopes: string[] = [];
  while (inner.type === 'qualified_identifier') {
    scopes.push(...(inner.childForFieldName('scope')?.text.split(/::(?![^<]*>)/) ?? []));
    inner = inner.childForFieldName('name') ?? inner;
  }
  return {own: inner.text, scopes};
}

function nameOf(node: Node, declarator: Node | undefined): {own: string; scopes: string[]} {
  const name = declarator?.childForFieldName('declarator');
  if (name) {
    return unqualified(name);
  }
  const conversion = node.descendantsOfType('operator_cast')[0];
  const type = conversion?.childForFieldName('type')?.text ?? '';
  return {own: `operator ${type}`, scopes: []};
}

/** Returns the members of its class that have no value where the body of a constructor begins. */
function unsetBy(constructor: Node, {name, unset}: Class): readonly string[] {
  const lists = parts(constructor).filter(({type}) => type === 'field_initializer_list');
  const given = new Set(
    lists.flatMap(parts).map((initial) => withoutArguments(parts(initial)[0]?.text ?? '')),
  );
  // If the list names the class, another constructor has run.
  return given.has(withoutArguments(name)) || lists.some(mayAssign)
    ? []
    : unset.filter((member) => !given.has(member) && !lists.some((list) => mentions(list, member)));
}

function traceFunction(listing: Listing, node: Node, owner: Class | undefined): void {
  const [body] = fields(node, 'body');
  const declarator = functionDeclarator(node);
  const {own, scopes} = nameOf(node, declarator);
  // Allocation functions are not traced, because the recording itself uses them.
  const allocates = /^operator\s*(new|delete)\b/.test(own);
  if (!body || allocates || isCompileTime(node, listing.compileTime)) {
    return;
  }
  const dropped = droppedConstexpr(node);
  if (dropped) {
    listing.edits.replace(dropped, dropped, '');
  }
  const type = owner ?? (scopes.length > 0 ? classNamed(listing.classes, scopes) : undefined);
  const isStatic = hasSpecifier(node, 'static') || type?.statics.has(own);
  const className = type && withoutArguments(type.name);
  for (const list of parts(node).filter((part) => part.type === 'field_initializer_list')) {
    traceInside(listing, list);
  }
  traceRoutine(listing, node, {
    name: `${className ? `${className}::` : ''}${own}`,
    line: lineOf(declarator ?? node),
    members: type && !isStatic ? type.watched : [],
    unset: type && own === className ? unsetBy(node, type) : [],
    declarator,
    body,
  });
}

const local = new Set(['compound_statement', 'linkage_specification']);

/** Whether a class may have a member template. A local class may not. */
function allowsTemplates(node: Node): boolean {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (local.has(outer.type)) {
      return false;
    }
  }
  return true;
}

function traceClass(listing: Listing, node: Node): void {
  const type = listing.classes.get(node.id);
  const [body] = fields(node, 'body');
  if (!type || !body) {
    return;
  }
  for (const member of parts(body)) {
    traceInside(listing, member, type);
  }
  if (type.name) {
    const visits = [
      ...type.bases.map((base) => `::trace::visit_fields(static_cast<const ${base}&>(*this), v_);`),
      ...type.members.map((name) => `v_(${quoted(name)}, this->${name});`),
    ].join(' ');
    const fills = type.isBuiltByCompiler
      ? type.unset.map((name) => `::trace::unwritten(this->${name});`).join(' ')
      : '';
    // A template is compiled where it is used, which may be after the types of the fields.
    const head = allowsTemplates(node)
      ? 'template <class V_> void trace_fields_(V_& v_) const'
      : 'void trace_fields_(::trace::FieldVisitor& v_) const';
    listing.edits.atEnd(
      body,
      ` public: ${head} { ${visits} } ` +
        (fills && `void trace_unset_(::trace::Exactly<${type.name}>) { ${fills} } `),
    );
  }
}

/** Whether a declaration defines something that the compiler evaluates. */
function isConstant(listing: Listing, node: Node): boolean {
  return (
    declaresConstants(node) || declaredNames(node).some((name) => listing.compileTime.has(name))
  );
}

/** Removes `constexpr` from the declaration of a function whose definition loses it. */
function dropFromDeclaration(listing: Listing, node: Node): void {
  const dropped = droppedConstexpr(node);
  if (dropped && !isCompileTime(node, listing.compileTime)) {
    listing.edits.replace(dropped, dropped, '');
  }
}

const comparing = new Set(['<', '>', '<=', '>=', '==', '!=', '<=>']);

/** Whether a node compares two values at run time. */
function isComparison(node: Node): boolean {
  const operator = node.type === 'binary_expression' && node.childForFieldName('operator')?.type;
  return operator !== false && comparing.has(operator ?? '');
}

/**
 * Instruments the functions, classes, lambdas and comparisons inside a node.
 *
 * @param owner the class that the node is a member of.
 */
export function traceInside(listing: Listing, node: Node, owner?: Class): void {
  switch (node.type) {
    case 'function_definition':
      traceFunction(listing, node, owner);
      return;
    case 'lambda_expression':
      traceLambda(listing, node);
      return;
    case 'class_specifier':
    case 'struct_specifier':
      traceClass(listing, node);
      return;
    case 'declaration':
    case 'field_declaration':
    case 'init_declarator':
      if (isConstant(listing, node)) {
        return;
      }
      if (functionDeclarator(node)) {
        dropFromDeclaration(listing, node);
      }
      break;
    default:
      if (isUnevaluated(node) || listing.quoting.has(calledName(node) ?? '')) {
        return;
      }
  }
  // A friend is defined inside a class, but is not a member of it.
  const inner = node.type === 'friend_declaration' ? undefined : owner;
  const compares = isComparison(node);
  if (compares) {
    listing.edits.before(node, '(::trace::compared(), ');
  }
  const indexed = rowIndex(node);
  if (indexed) {
    listing.edits.before(indexed.index, `::trace::within<decltype((${indexed.row.text}))>(`);
  }
  for (const part of parts(node)) {
    traceInside(listing, part, inner);
  }
  if (indexed) {
    listing.edits.after(indexed.index, ')');
  }
  if (compares) {
    listing.edits.after(node, ')');
  }
}
