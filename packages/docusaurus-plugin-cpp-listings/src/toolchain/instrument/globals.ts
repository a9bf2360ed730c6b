import type {Node} from 'web-tree-sitter';
import type {Classes} from './classes';
import {declaredNames, localsOf} from './declarations';
import {hasSpecifier} from './nodes';

/** A variable outside all functions and classes. */
interface Global {
  readonly name: string;
  /**
   * The namespace in which the unqualified name is visible; absent if the name is visible
   * everywhere.
   */
  readonly namespaceId: number | undefined;
}

/** The variables of a file outside all functions and classes. */
export type Globals = readonly Global[];

const inner = new Set([
  ...['compound_statement', 'field_declaration_list', 'template_declaration'],
  ...['parameter_list', 'lambda_expression'],
]);

function* ancestorsOf(node: Node): Generator<Node> {
  for (let outer = node.parent; outer; outer = outer.parent) {
    yield outer;
  }
}

/** Whether a constant is a single number, which readers of the file know already. */
function isNamedNumber(declaration: Node): boolean {
  return (
    hasSpecifier(declaration, 'const', 'constexpr') &&
    declaration.descendantsOfType('array_declarator').length === 0 &&
    !declaration.childForFieldName('type')?.text.includes('<')
  );
}

/** Reads the variables of a file that its functions share. */
export function readGlobals(root: Node, values: ReadonlySet<string>): Globals {
  return root.descendantsOfType('declaration').flatMap((declaration) => {
    const outside = [...ancestorsOf(declaration)];
    if (outside.some(({type}) => inner.has(type)) || isNamedNumber(declaration)) {
      return [];
    }
    const named = outside.find(
      (node) => node.type === 'namespace_definition' && node.childForFieldName('name'),
    );
    const names = hasSpecifier(declaration, 'constexpr')
      ? declaredNames(declaration)
      : localsOf(declaration, values).watched;
    return names.map((name) => ({name, namespaceId: named?.id}));
  });
}

const declaring = [
  ...['declaration', 'parameter_declaration', 'optional_parameter_declaration'],
  ...['for_range_loop', 'lambda_capture_initializer'],
];

/** Returns the names that a function declares itself, including those in lambdas. */
function ownNames(routine: Node): Set<string> {
  const whole = [...ancestorsOf(routine)].filter(({type}) => type === 'function_definition').at(-1);
  return new Set(
    (whole ?? routine)
      .descendantsOfType(declaring)
      .flatMap((node) =>
        node.type === 'lambda_capture_initializer'
          ? (node.namedChildren[0]?.text ?? [])
          : declaredNames(node),
      ),
  );
}

/**
 * Returns the names of global variables that a function or lambda uses, if the names mean the same
 * at its beginning.
 *
 * @param members the members of the object that it is called on.
 */
export function usedGlobals(
  routine: Node,
  body: Node,
  members: readonly string[],
  {globals, classes}: {globals: Globals; classes: Classes},
): string[] {
  const used = new Set(
    body
      .descendantsOfType('identifier')
      .filter(({parent}) => parent?.type !== 'qualified_identifier')
      .map(({text}) => text),
  );
  const around = new Set([...ancestorsOf(routine)].map(({id}) => id));
  const own = ownNames(routine);
  const ofClasses = [...around].flatMap((id) => classes.get(id)?.members ?? []);
  const found = globals.filter(
    ({name, namespaceId}) =>
      used.has(name) &&
      !own.has(name) &&
      !members.includes(name) &&
      !ofClasses.includes(name) &&
      (namespaceId === undefined || around.has(namespaceId)),
  );
  return [...new Set(found.map(({name}) => name))];
}
