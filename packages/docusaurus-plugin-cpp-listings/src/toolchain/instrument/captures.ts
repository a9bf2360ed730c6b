import type {Node} from 'web-tree-sitter';
import {isUnevaluated} from './compileTime';
import {declaredNames, localsOf, watchedParameters} from './declarations';
import {fields, parts} from './nodes';
import type {Listing} from './tracer';

/** Whether the compiler does not evaluate a node of a body, as in `sizeof`. */
function isUnevaluatedIn(body: Node, node: Node): boolean {
  return node.id !== body.id && (isUnevaluated(node) || isUnevaluatedIn(body, node.parent ?? body));
}

/** Returns the function that contains a node, if there is one. */
function functionAround({parent}: Node): Node | undefined {
  return parent && parent.type !== 'function_definition'
    ? functionAround(parent)
    : (parent ?? undefined);
}

const initializer = 'lambda_capture_initializer';

/** Returns the variables that captures of a list name or declare. */
const namesIn = (captures: readonly Node[]) =>
  captures
    .filter(({text}) => !text.includes('...'))
    .flatMap((part) => (part.type === initializer ? fields(part, 'left') : [part]))
    .filter(({type}) => type === 'identifier')
    .map(({text}) => text);

/** Returns the variables that a node of a function declares and that can be watched. */
function watchedIn(node: Node, listing: Listing): readonly string[] {
  switch (node.type) {
    case 'declaration':
      return localsOf(node, listing.values).watched;
    case 'for_range_loop':
      return declaredNames(node);
    case 'lambda_capture_specifier':
      return namesIn(parts(node).filter(({type}) => type === initializer));
    default:
      return watchedParameters(node);
  }
}

const declaring = [
  ...['declaration', 'for_range_loop', 'lambda_capture_specifier'],
  ...['function_declarator', 'abstract_function_declarator', 'catch_clause'],
];

const scopes = [
  ...['compound_statement', 'for_statement', 'for_range_loop', 'while_statement', 'if_statement'],
  ...['switch_statement', 'catch_clause', 'lambda_expression', 'function_definition'],
];

/** Whether the scope of a declaration contains a node. */
function isInScope(node: Node, declaration: Node): boolean {
  const {type, endIndex, parent} = declaration;
  return scopes.includes(type)
    ? node.endIndex <= endIndex
    : parent !== null && isInScope(node, parent);
}

interface Named {
  /** Local variables of the function around the lambda that the lambda does not declare itself. */
  readonly variables: readonly string[];
  /** Members of the object of that function that no local variable hides. */
  readonly members: readonly string[];
}

/** Returns what a lambda captures because its body names it. */
function namedIn(lambda: Node, body: Node, listing: Listing): Named {
  const whole = functionAround(lambda);
  if (!whole) {
    return {variables: [], members: []};
  }
  const nodes = whole
    .descendantsOfType(declaring)
    .filter(({startIndex}) => startIndex < lambda.endIndex);
  const namesOf = (declarations: readonly Node[]) => [
    ...new Set(declarations.flatMap((node) => watchedIn(node, listing))),
  ];
  const inside = namesOf(nodes.filter(({startIndex}) => startIndex >= lambda.startIndex));
  const outside = namesOf(
    nodes.filter((node) => node.startIndex < lambda.startIndex && isInScope(lambda, node)),
  );
  const used = new Set(
    body
      .descendantsOfType(['identifier', 'field_expression'])
      .filter((name) => name.parent?.type !== 'qualified_identifier')
      .filter((name) => !isUnevaluatedIn(body, name))
      .map(({text}) => text.replace(/^this->/, '')),
  );
  return {
    variables: outside.filter((name) => used.has(name) && !inside.includes(name)),
    members: listing.members.filter(
      (name) => used.has(name) && !inside.includes(name) && !outside.includes(name),
    ),
  };
}

/**
 * Returns the variables and members that a lambda captures, by name or because its body names them,
 * without those that hold lambdas.
 */
export function capturedNames(lambda: Node, body: Node, listing: Listing): Named {
  const captures = fields(lambda, 'captures').flatMap(parts);
  const byDefault = captures.some(({type}) => type === 'lambda_default_capture');
  const named = namedIn(lambda, body, listing);
  const variables = [...namesIn(captures), ...(byDefault ? named.variables : [])];
  const hasObject = byDefault || captures.some(({text}) => /^\*?\s*this$/.test(text));
  const shown = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => !listing.lambdas.has(name));
  return {variables: shown(variables), members: hasObject ? shown(named.members) : []};
}
