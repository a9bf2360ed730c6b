import type {Node} from 'web-tree-sitter';
import {fields, hasSpecifier, parts} from './nodes';

/** Returns the names that a declarator introduces: one, or those of a structured binding. */
function namesIn(declarator: Node): string[] {
  switch (declarator.type) {
    case 'identifier':
    case 'field_identifier':
      return [declarator.text];
    case 'init_declarator':
    case 'array_declarator':
    case 'pointer_declarator':
    case 'attributed_declarator':
      return fields(declarator, 'declarator').flatMap(namesIn);
    case 'reference_declarator':
    case 'parenthesized_declarator':
    case 'structured_binding_declarator':
      return parts(declarator).flatMap(namesIn);
    case 'function_declarator':
      // A pointer or reference to a function, or `[a, b](pair)`. A plain function has neither
      // declarator.
      return fields(declarator, 'declarator')
        .filter(({type}) => /^(?:parenthesized|structured_binding)_declarator$/.test(type))
        .flatMap(namesIn);
    default:
      return [];
  }
}

/** Returns the names of all variables that a declaration, parameter or field introduces. */
export function declaredNames(declaration: Node): string[] {
  return fields(declaration, 'declarator').flatMap(namesIn);
}

/** Returns the function declarator inside a declarator, if there is one. */
export function functionDeclarator(node: Node): Node | undefined {
  for (const declarator of fields(node, 'declarator')) {
    if (declarator.type.endsWith('function_declarator')) {
      return declarator;
    }
    const inner = functionDeclarator(declarator);
    if (inner) {
      return inner;
    }
  }
  const wrapped = node.type === 'reference_declarator' ? parts(node).at(-1) : undefined;
  return (
    wrapped &&
    (wrapped.type.endsWith('function_declarator') ? wrapped : functionDeclarator(wrapped))
  );
}

/** Returns the parameters of a function or lambda, including unnamed ones. */
export function parameters(declarator: Node | undefined): Node[] {
  const list = declarator?.childForFieldName('parameters');
  return list ? parts(list) : [];
}

const valueParameters = new Set(['parameter_declaration', 'optional_parameter_declaration']);

function isReferenceToFunction(declarator: Node): boolean {
  const inner =
    declarator.type === 'init_declarator' ? fields(declarator, 'declarator')[0] : declarator;
  return (
    inner?.type === 'function_declarator' &&
    inner.descendantsOfType('reference_declarator').length > 0
  );
}

function isLambda(declarator: Node): boolean {
  return declarator.childForFieldName('value')?.type === 'lambda_expression';
}

/** Returns the names of all variables in a file that hold a lambda, whose value cannot be shown. */
export function lambdaNames(root: Node): Set<string> {
  return new Set(root.descendantsOfType('init_declarator').filter(isLambda).flatMap(namesIn));
}

/** Returns the names of the parameters that can be watched. */
export function watchedParameters(declarator: Node | undefined): string[] {
  return parameters(declarator)
    .filter(({type}) => valueParameters.has(type))
    .flatMap((parameter) => fields(parameter, 'declarator'))
    .filter((parameter) => !isReferenceToFunction(parameter))
    .flatMap(namesIn);
}

/**
 * Returns the variable in a declaration such as `Type name(argument)`. The grammar reads this as
 * the declaration of a function. It is a variable if `argument` is known not to be a type.
 */
function initialised(declarator: Node, values: ReadonlySet<string>): Node | undefined {
  const [inner] = parts(declarator).slice(-1);
  if (/^(pointer|reference)_declarator$/.test(declarator.type) && inner) {
    return initialised(inner, values);
  }
  const name = declarator.childForFieldName('declarator');
  if (declarator.type !== 'function_declarator' || !name) {
    return undefined;
  }
  const isValue = parameters(declarator).some((parameter) => {
    const type = parameter.childForFieldName('type')?.text ?? '';
    return (
      type === 'new' ||
      values.has(type) ||
      parameter.childForFieldName('declarator')?.type === 'abstract_function_declarator'
    );
  });
  return name.type === 'structured_binding_declarator' || (isValue && name.type === 'identifier')
    ? name
    : undefined;
}

/** A declaration of local variables. */
export interface Locals {
  /** Whether the declaration executes code. */
  readonly runs: boolean;
  /** The variables that can be watched. */
  readonly watched: readonly string[];
  /** The watched variables that may have no value until one is assigned. */
  readonly unwritten: ReadonlySet<string>;
}

const plainTypes = /^(primitive_type|sized_type_specifier)$/;

/** Whether a type is a number type. */
export function isPlain(type: Node | null): boolean {
  return type !== null && (plainTypes.test(type.type) || /^std::\w+_t$/.test(type.text));
}

/** Whether an initial value names a variable or member. */
export const mentions = (initial: Node, name: string): boolean =>
  initial.descendantsOfType('identifier').some(({text}) => text === name);

const writing = [
  ...['call_expression', 'argument_list', 'lambda_expression'],
  ...['assignment_expression', 'update_expression'],
];

/** Whether a declarator may set a variable that is declared before it: `int n, count = read(n);`. */
const maySet = (declarator: Node, name: string) =>
  mentions(declarator, name) && declarator.descendantsOfType(writing).length > 0;

/**
 * Returns the variables that a declaration in a block introduces.
 *
 * @param values the names of the file's variables and functions.
 */
export function localsOf(declaration: Node, values: ReadonlySet<string>): Locals {
  if (hasSpecifier(declaration, 'constexpr', 'extern')) {
    return {runs: false, watched: [], unwritten: new Set()};
  }
  const isKept = hasSpecifier(declaration, 'static', 'thread_local');
  const plain = isPlain(declaration.childForFieldName('type'));
  const watched: string[] = [];
  const unwritten = new Set<string>();
  let runs = false;
  const declarators = fields(declaration, 'declarator');
  for (const [index, declarator] of declarators.entries()) {
    const call = initialised(declarator, values);
    const names = namesIn(call ?? declarator);
    if (names.length === 0) {
      continue;
    }
    const initial = declarator.type === 'init_declarator' || declaration.childForFieldName('value');
    const pointer = declarator.type === 'pointer_declarator';
    runs ||= call !== undefined || Boolean(initial) || (!plain && !pointer);
    if (!isLambda(declarator) && !isReferenceToFunction(declarator)) {
      watched.push(...names);
      if (!initial && !call && !isKept) {
        const later = declarators.slice(index + 1);
        names
          .filter((name) => !later.some((other) => maySet(other, name)))
          .forEach((name) => unwritten.add(name));
      }
    }
  }
  return {runs, watched, unwritten};
}

const declarations = ['declaration', 'field_declaration', 'for_range_loop', ...valueParameters];

/** Matches the start of a macro's text that stands for a number, a character or a string. */
const literal = /^[-+~!(\s]*[\d.'"]/;

function macroNames(root: Node): string[] {
  return root
    .descendantsOfType('preproc_def')
    .filter((macro) => literal.test(macro.childForFieldName('value')?.text ?? ''))
    .map((macro) => macro.childForFieldName('name')?.text ?? '');
}

/**
 * Returns the names of all values in a file: variables, parameters, fields, functions, enumerators
 * and macros of numbers.
 */
export function valueNames(root: Node): Set<string> {
  const variables = root.descendantsOfType(declarations).flatMap(declaredNames);
  const functions = root
    .descendantsOfType('function_declarator')
    .map((declarator) => declarator.childForFieldName('declarator')?.text ?? '');
  const enumerators = root
    .descendantsOfType('enumerator')
    .map((enumerator) => enumerator.childForFieldName('name')?.text ?? '');
  return new Set([...variables, ...functions, ...enumerators, ...macroNames(root)]);
}

/** Returns the names of all templates in a file. */
export function templateNames(root: Node): Set<string> {
  return new Set(
    root.descendantsOfType('template_declaration').flatMap((template) => {
      const declared = parts(template).at(-1);
      const name =
        declared?.childForFieldName('name') ??
        (declared && functionDeclarator(declared)?.childForFieldName('declarator'));
      return name ? [name.text] : declared ? declaredNames(declared) : [];
    }),
  );
}
