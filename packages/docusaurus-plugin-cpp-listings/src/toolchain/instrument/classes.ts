import type {Node} from 'web-tree-sitter';
import {declaresConstants} from './compileTime';
import {declaredNames, functionDeclarator, mentions, parameters} from './declarations';
import {fields, hasSpecifier, parts} from './nodes';

/** A class of a listing. */
export interface Class {
  readonly name: string;
  /** The names of the enclosing namespaces and classes, outermost first, and its own name. */
  readonly path: readonly string[];
  /** The types of its bases, as they are written. */
  readonly bases: readonly string[];
  /** Its non-static data members. */
  readonly members: readonly string[];
  /** The members that are not bit-fields. No reference can bind to a bit-field. */
  readonly watched: readonly string[];
  /** The watched members that no initial value in the class sets. */
  readonly unset: readonly string[];
  /** Whether the class has only constructors that the compiler writes. */
  readonly isBuiltByCompiler: boolean;
  /** The names of its static member functions. */
  readonly statics: ReadonlySet<string>;
  /** The names of its constants. They may have no definition, so no reference can bind to them. */
  readonly constants: ReadonlySet<string>;
  /** Whether the program can observe that its objects are copied, moved or destroyed. */
  readonly noticed: boolean;
}

/** The classes of a file, by the ids of their nodes. */
export type Classes = ReadonlyMap<number, Class>;

const functionLike = /^(function_definition|declaration|field_declaration)$/;

function isNoticed(member: Node, name: string): boolean {
  const declarator = functionDeclarator(member);
  const called = declarator?.childForFieldName('declarator');
  if (!declarator || parts(member).some(({type}) => type === 'default_method_clause')) {
    return false;
  }
  return (
    called?.type === 'destructor_name' ||
    (called?.text === name &&
      parameters(declarator).length === 1 &&
      parameters(declarator)[0]?.childForFieldName('type')?.text.replace(/<.*/s, '') === name)
  );
}

const baseTypes = new Set(['type_identifier', 'qualified_identifier', 'template_type']);

const scopes = new Set(['namespace_definition', 'class_specifier', 'struct_specifier']);

function pathOf(node: Node): string[] {
  const path: string[] = [];
  for (let scope: Node | null = node; scope; scope = scope.parent) {
    const name = scopes.has(scope.type) ? scope.childForFieldName('name')?.text : undefined;
    path.unshift(...(name?.split('::') ?? []));
  }
  return path;
}

/**
 * Returns the bases of a class. Pack expansions are left out, because the source does not name
 * their types.
 */
function basesOf(node: Node): string[] {
  return parts(node)
    .filter(({type}) => type === 'base_class_clause')
    .flatMap(parts)
    .filter(({type, nextSibling}) => baseTypes.has(type) && nextSibling?.type !== '...')
    .map(({text}) => text);
}

/**
 * Whether a member is a bit-field. The text is checked, because the grammar is given another text
 * for a bit-field with an initial value.
 */
const hasBitField = (member: Node) =>
  fields(member, 'declarator').some(({endIndex}) =>
    /^\s*:/.test(member.text.slice(endIndex - member.startIndex)),
  );

/** Returns the name of a class without template arguments. */
export const withoutArguments = (name: string) => name.replace(/<.*/s, '');

/** Whether a declaration in a class gives its members an initial value: `int n = 1;`, `int n{};`. */
const hasInitial = (member: Node) =>
  fields(member, 'declarator').some(({endIndex}) =>
    /^\s*[={]/.test(member.text.slice(endIndex - member.startIndex)),
  );

/** Whether a member is a constructor that the program itself defines. */
const isOwnConstructor = (member: Node, name: string) =>
  functionDeclarator(member)?.childForFieldName('declarator')?.text === name &&
  !parts(member).some(({type}) => /^(?:default|delete)_method_clause$/.test(type));

/** Expressions in an initial value that may set other members. */
const assigning = [
  ...['assignment_expression', 'update_expression', 'pointer_expression', 'lambda_expression'],
  ...['this', 'call_expression'],
];

/** Whether initial values may set members other than their own, except through the library. */
export const mayAssign = (initial: Node): boolean =>
  initial
    .descendantsOfType(assigning)
    .some((node) => !/^(?:::)?std::/.test(node.childForFieldName('function')?.text ?? ''));

function readClass(node: Node, body: Node): Class {
  const name = node.childForFieldName('name')?.text ?? '';
  const ownName = withoutArguments(name);
  const members: string[] = [];
  const watched: string[] = [];
  const unset: string[] = [];
  let isBuiltByCompiler = true;
  const initials: Node[] = [];
  const statics = new Set<string>();
  const constants = new Set<string>();
  let noticed = false;
  for (const wrapped of parts(body)) {
    const member =
      wrapped.type === 'template_declaration' ? (parts(wrapped).at(-1) ?? wrapped) : wrapped;
    if (!functionLike.test(member.type)) {
      continue;
    }
    noticed ||= isNoticed(member, ownName);
    isBuiltByCompiler &&= !isOwnConstructor(member, ownName);
    if (hasSpecifier(member, 'static')) {
      const declarator = functionDeclarator(member);
      statics.add(declarator?.childForFieldName('declarator')?.text ?? '');
      if (declaresConstants(member)) {
        declaredNames(member).forEach((constant) => constants.add(constant));
      }
    } else if (member.type === 'field_declaration') {
      members.push(...declaredNames(member));
      const named = hasBitField(member) ? [] : declaredNames(member);
      watched.push(...named);
      unset.push(...(hasInitial(member) ? [] : named));
      initials.push(...fields(member, 'default_value'));
    }
  }
  return {
    name,
    path: pathOf(node),
    bases: basesOf(node),
    members,
    watched,
    unset: initials.some(mayAssign)
      ? []
      : unset.filter((member) => !initials.some((initial) => mentions(initial, member))),
    isBuiltByCompiler,
    statics,
    constants,
    noticed,
  };
}

/**
 * Reads the classes and structures of a file. Unions are left out, because none of their members is
 * certain to be active.
 */
export function readClasses(root: Node): Classes {
  return new Map(
    root.descendantsOfType(['class_specifier', 'struct_specifier']).flatMap((node) => {
      const [body] = fields(node, 'body');
      return body ? [[node.id, readClass(node, body)] as const] : [];
    }),
  );
}

/**
 * Finds a class by the names before the `::` of a function that is defined outside the class. If
 * several classes match, it returns the one with the fewest enclosing scopes.
 */
export function classNamed(classes: Classes, names: readonly string[]): Class | undefined {
  const [candidate] = [...classes.values()]
    .filter(({path}) => {
      const end = path.slice(-names.length);
      return (
        end.length === names.length &&
        end.every((name, index) => [name, withoutArguments(name)].includes(names[index] ?? ''))
      );
    })
    .sort((a, b) => a.path.length - b.path.length);
  return (
    candidate ??
    (names.some((name) => name.includes('<'))
      ? classNamed(classes, names.map(withoutArguments))
      : undefined)
  );
}
