import type {Node} from 'web-tree-sitter';
import {declaredNames, functionDeclarator, parameters} from './declarations';
import {fields, hasSpecifier, parts} from './nodes';

const nameTypes = ['identifier', 'field_identifier', 'type_identifier'];

function namesUsed(node: Node): string[] {
  const unevaluated = node.descendantsOfType('decltype');
  return node
    .descendantsOfType(nameTypes)
    .filter((name) =>
      unevaluated.every(
        (type) => name.startIndex < type.startIndex || name.endIndex > type.endIndex,
      ),
    )
    .map(({text}) => text);
}

const constantTypes = [
  'static_assert_declaration',
  'template_argument_list',
  'template_parameter_list',
  'bitfield_clause',
  'enumerator',
  'noexcept',
  'requires_clause',
  'concept_definition',
  'alignas_qualifier',
];

/** Whether a declaration defines variables whose values the compiler must know. */
export function declaresConstants(node: Node): boolean {
  const ofClass =
    node.type === 'field_declaration' &&
    hasSpecifier(node, 'static') &&
    hasSpecifier(node, 'const') &&
    !hasSpecifier(node, 'inline');
  return (
    (ofClass || hasSpecifier(node, 'constexpr', 'constinit')) &&
    functionDeclarator(node) === undefined
  );
}

/** Returns the nodes that the compiler must evaluate. */
function constants(root: Node): Node[] {
  const declared = root
    .descendantsOfType(['declaration', 'field_declaration'])
    .filter(declaresConstants);
  const immediate = root
    .descendantsOfType('function_definition')
    .filter((node) => hasSpecifier(node, 'consteval'));
  const sizes = root.descendantsOfType('array_declarator').flatMap((node) => fields(node, 'size'));
  const labels = root.descendantsOfType('case_statement').flatMap((node) => fields(node, 'value'));
  const branches = root
    .descendantsOfType('if_statement')
    .filter((node) => node.children.some(({type}) => type === 'constexpr'))
    .flatMap((node) => fields(node, 'condition'));
  const rest = root.descendantsOfType(constantTypes);
  return [...declared, ...immediate, ...sizes, ...labels, ...branches, ...rest];
}

/**
 * Returns the names that reveal a use of a function: its own name, or else the names of its types.
 */
function keysOf(definition: Node): string[] {
  const declarator = functionDeclarator(definition);
  const name = declarator?.childForFieldName('declarator');
  if (name && ['identifier', 'field_identifier'].includes(name.type)) {
    return [name.text];
  }
  const types = parameters(declarator).flatMap(namesUsed);
  const owner = definition.parent?.parent?.childForFieldName('name')?.text;
  return [...types, ...(owner ? [owner] : []), ...(name ? namesUsed(name) : [])];
}

/**
 * Returns the names of everything that the compiler evaluates, where no step can be reported. These
 * are all names in constant expressions, and recursively all names in their definitions.
 */
export function compileTimeNames(root: Node): ReadonlySet<string> {
  const definitions = new Map<string, Node[]>();
  for (const node of root.descendantsOfType(['function_definition', 'init_declarator'])) {
    const keys = node.type === 'function_definition' ? keysOf(node) : declaredNames(node);
    for (const key of keys) {
      definitions.set(key, [...(definitions.get(key) ?? []), node]);
    }
  }
  const found = new Set<string>();
  const open = constants(root).flatMap(namesUsed);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (!found.has(name)) {
      found.add(name);
      open.push(...(definitions.get(name) ?? []).flatMap(namesUsed));
    }
  }
  return found;
}

/** Whether a function must stay unchanged because the compiler evaluates it. */
export function isCompileTime(definition: Node, names: ReadonlySet<string>): boolean {
  return (
    hasSpecifier(definition, 'consteval') ||
    (hasSpecifier(definition, 'constexpr') && keysOf(definition).some((key) => names.has(key)))
  );
}

const unevaluatedTypes = [
  'decltype',
  'sizeof_expression',
  'alignof_expression',
  'requires_expression',
];

const constantFields: Readonly<Record<string, string>> = {
  array_declarator: 'size',
  preproc_if: 'condition',
  preproc_elif: 'condition',
};

function isConstantField({id, parent}: Node): boolean {
  const name = parent ? constantFields[parent.type] : undefined;
  return name !== undefined && parent?.childForFieldName(name)?.id === id;
}

/** Whether a node is evaluated only during compilation, or never. */
export function isUnevaluated(node: Node): boolean {
  return (
    constantTypes.includes(node.type) ||
    unevaluatedTypes.includes(node.type) ||
    isConstantField(node) ||
    // The grammar reads the operator `noexcept` as a call.
    calledName(node) === 'noexcept'
  );
}

/** Returns the name of the called function, if a node is a call. */
export const calledName = (node: Node): string | undefined =>
  node.type === 'call_expression' ? node.childForFieldName('function')?.text : undefined;

/** Returns the names of macros that may print the text of their arguments. */
export function quotingMacros(root: Node): ReadonlySet<string> {
  const quoting = root
    .descendantsOfType('preproc_function_def')
    .filter((macro) => /(?<!#)#\s*\w/.test(macro.childForFieldName('value')?.text ?? ''))
    .map((macro) => macro.childForFieldName('name')?.text ?? '');
  return new Set(['assert', ...quoting]);
}

/** Returns the `constexpr` of a function, which is removed when the function is traced. */
export function droppedConstexpr(node: Node): Node | undefined {
  return parts(node).find(({type, text}) => type === 'type_qualifier' && text === 'constexpr');
}
