import type {Node} from 'web-tree-sitter';
import {classNamed} from './classes';
import {declaredNames, isPlain} from './declarations';
import {bare, fields, lineOf, parts} from './nodes';
import {step, type Listing} from './tracer';

/** How the value that a function returns can be reported. */
export interface Returned {
  /**
   * Nothing is reported, because there is no value, or the type must stay that of the expression.
   */
  readonly silent: boolean;
  /** The type is deduced from the returned expression, so it may be `void`. */
  readonly deduced: boolean;
  readonly pointer: boolean;
  /** The type, if a returned value may be converted to it; usually absent. */
  readonly converted?: string;
  /** The program could observe one more move of a returned object. */
  readonly elided: boolean;
}

const wrappers = /^(abstract_)?(pointer|reference)_declarator$/;

/** Returns the declarators between a type and the declared name: `*`, `&`. */
function wrapping(node: Node): Node[] {
  const inner =
    fields(node, 'declarator')[0] ?? (wrappers.test(node.type) ? parts(node).at(-1) : undefined);
  return [...(wrappers.test(node.type) ? [node] : []), ...(inner ? wrapping(inner) : [])];
}

function typeParameters(node: Node): string[] {
  const names: string[] = [];
  for (let outer: Node | null = node; outer; outer = outer.parent) {
    const list = outer.type === 'template_declaration' ? fields(outer, 'parameters')[0] : undefined;
    names.push(...(list?.descendantsOfType('type_identifier').map(({text}) => text) ?? []));
  }
  return names;
}

/**
 * Reads the return type of a function or lambda.
 *
 * @param node the definition of the function, or the lambda.
 * @param declarator its declarator with the parameters; a lambda may have none.
 */
export function readReturned(
  node: Node,
  declarator: Node | undefined,
  {classes}: Pick<Listing, 'classes'>,
): Returned {
  const trailing = declarator
    ?.descendantsOfType('trailing_return_type')
    .find((type) => type.parent?.id === declarator.id);
  const holder = (trailing && parts(trailing)[0]) ?? node;
  const type = holder.childForFieldName('type');
  const around = holder.id === node.id && node.type === 'lambda_expression' ? [] : wrapping(holder);
  const pointer = around.some(({type: kind}) => kind.endsWith('pointer_declarator'));
  const reference = around.some(({type: kind}) => kind.endsWith('reference_declarator'));
  const placeholder =
    node.type === 'lambda_expression' ? !trailing : /\bauto\b/.test(type?.text ?? '');
  const name = type?.text.replace(/<.*/s, '') ?? '';
  const anyNoticed = [...classes.values()].some(({noticed}) => noticed);
  return {
    silent:
      (type?.text === 'void' && !pointer) ||
      (type?.text ?? '').startsWith('decltype') ||
      (placeholder && reference),
    deduced: placeholder,
    pointer,
    ...(type &&
      around.length === 0 &&
      type.text !== 'void' &&
      (isPlain(type) || type.type === 'type_identifier') && {converted: type.text}),
    elided:
      !pointer &&
      !reference &&
      (classNamed(classes, [name])?.noticed === true ||
        (anyNoticed && (placeholder || typeParameters(node).includes(name)))),
  };
}

const lasting = /^(::)?std::(move|forward|as_const|get|min|max|exchange)\b/;

/** Whether an expression may create an object of a class, which should be constructed in place. */
function makesObject(value: Node): boolean {
  switch (value.type) {
    case 'compound_literal_expression':
    case 'binary_expression':
      return true;
    case 'call_expression':
      return !lasting.test(value.childForFieldName('function')?.text ?? '');
    case 'conditional_expression':
      return [...fields(value, 'consequence'), ...fields(value, 'alternative')].some(makesObject);
    default:
      return false;
  }
}

/**
 * Whether code that is added to a lambda may use a variable, because the lambda captures or
 * declares it.
 */
function reaches(lambda: Node, name: string): boolean {
  const captures = lambda.childForFieldName('captures');
  const captured =
    captures?.descendantsOfType(['lambda_default_capture', 'this', 'identifier']) ?? [];
  return (
    captured.some(({type, text}) => type !== 'identifier' || text === name) ||
    lambda
      .descendantsOfType(['parameter_declaration', 'declaration', 'for_range_loop'])
      .some((declaration) => declaredNames(declaration).includes(name))
  );
}

function isVoidCall(value: Node): boolean {
  const callee = value.childForFieldName('function')?.text ?? '';
  return (
    value.type === 'call_expression' &&
    !/_cast\b/.test(callee) &&
    (!/^(::)?std::/.test(callee) || /::(invoke|apply|visit)\b/.test(callee))
  );
}

/** Whether the value of a returned expression can be reported without changing anything else. */
function reportable(value: Node, returned: Returned, listing: Listing): boolean {
  if (returned.elided && makesObject(value)) {
    return false;
  }
  if (returned.deduced && isVoidCall(value)) {
    return false;
  }
  // `NULL` and 0 are null pointers only here. Passed to a function template, they are numbers.
  if (value.text === 'NULL' || (returned.pointer && value.type === 'number_literal')) {
    return false;
  }
  const name = value.childForFieldName('field')?.text;
  return (
    value.type !== 'initializer_list' &&
    ![...listing.classes.values()].some(
      ({members, watched}) => name && members.includes(name) && !watched.includes(name),
    )
  );
}

/** Whether an expression is only the name of a class's constant. */
function isConstant(value: Node, {classes}: Listing): boolean {
  const name = /^(?:\w+(?:<.*>)?::|this->)*(\w+)$/.exec(value.text)?.[1];
  return name !== undefined && [...classes.values()].some(({constants}) => constants.has(name));
}

/**
 * Instruments a return statement: its step, and the returned value.
 *
 * @param lambda the lambda that the statement returns from, if there is one.
 * @param expression instruments the lambdas inside the value.
 */
export function returnStatement(
  node: Node,
  {returned, lambda, listing}: {returned: Returned; lambda: Node | undefined; listing: Listing},
  expression: (node: Node) => void,
): void {
  const {edits} = listing;
  const as = returned.converted === undefined ? '' : `<${returned.converted}>`;
  const [value] = parts(node);
  edits.before(node, `${step(lineOf(node))}; `);
  if (!value) {
    return;
  }
  const named = bare(value);
  if (isConstant(named, listing)) {
    if (as !== '') {
      edits.before(node, `::trace::returned${as}(static_cast${as}(${named.text})); `);
    }
    return;
  }
  const plain = named.type === 'identifier';
  const wrapped = !plain && !returned.silent && reportable(value, returned, listing);
  if (plain && !returned.silent && (!lambda || reaches(lambda, named.text))) {
    // Report it before the statement, because a bare name may be moved, or never copied.
    edits.before(node, `::trace::returned${as}(${named.text}); `);
  }
  if (wrapped) {
    const type = returned.deduced ? '<::trace::Deduced>' : as;
    // Without the second parentheses, a comma in the value would separate arguments.
    edits.before(value, `::trace::result${type}((`);
  }
  expression(value);
  if (wrapped) {
    edits.after(value, '))');
  }
}
