import type {Node} from 'web-tree-sitter';
import type {Parse} from './instrument';
import {functionDeclarator} from './instrument/declarations';
import {hasSpecifier, lineOf} from './instrument/nodes';

/** A file of a proof: its name in errors, and its text. */
export interface ProofFile {
  readonly shown: string;
  readonly text: string;
}

/** A proof in two parts, without its includes. */
export interface SplitProof {
  /** The part that is the same for all listings: the struct `Problem` and the code before it. */
  readonly problem: string;
  /** The declarations of that part, for sources that are linked with it. */
  readonly declarations: string;
  /** The rest, which calls the listing. */
  readonly call: string;
}

const isOtherLine = /^preproc_(?:include|call|def)$|^comment$/;

/**
 * Matches a use of a member of `Problem` other than `Input`. The compiler emits a member function
 * only in a source that uses it, so a use in the other part may not link.
 */
const callsProblem = /\bProblem::(?!Input\b)/;

/** Returns the items of a file, including those in its unnamed namespaces. */
function itemsOf(node: Node): Node[] {
  return node.namedChildren.flatMap((child) => {
    const isNameless = child.type === 'namespace_definition' && !child.childForFieldName('name');
    const body = child.childForFieldName('body');
    return isNameless && body ? itemsOf(body) : [child];
  });
}

const nameOf = (item: Node) => item.childForFieldName('name')?.text ?? '';

const isProblem = (item: Node) => item.type === 'struct_specifier' && nameOf(item) === 'Problem';

const hasBases = (item: Node) => item.namedChildren.some(({type}) => type === 'base_class_clause');

const types = /^(?:struct|class|enum|union)_specifier$/;

/** Returns the text of an item, with the semicolon after a type, which the grammar leaves out. */
const whole = (item: Node) => (types.test(item.type) ? `${item.text};` : item.text);

/** Whether the body of a function determines its type, or its callers need the body. */
const needsBody = (item: Node) =>
  hasSpecifier(item, 'constexpr', 'consteval', 'inline') ||
  item.childForFieldName('type')?.type === 'placeholder_type_specifier';

/** Returns a function, or a static member function, without its body. */
function declarationOf(item: Node): string {
  const body = item.childForFieldName('body');
  return body?.type === 'compound_statement' && functionDeclarator(item) && !needsBody(item)
    ? `${item.text.slice(0, body.startIndex - item.startIndex).trimEnd()};`
    : item.text;
}

/** Returns the struct `Problem` with a new text for each of its static functions. */
function problemWith(problem: Node, textOf: (member: Node) => string): string {
  const from = problem.startIndex;
  let text = '';
  let at = from;
  for (const member of problem.childForFieldName('body')?.namedChildren ?? []) {
    if (member.type === 'function_definition' && hasSpecifier(member, 'static')) {
      text += problem.text.slice(at - from, member.startIndex - from) + textOf(member);
      at = member.endIndex;
    }
  }
  return `${text}${problem.text.slice(at - from)};`;
}

/** Returns an item whose functions other sources can call. */
const defined = (item: Node) =>
  isProblem(item) ? problemWith(item, ({text}) => `[[gnu::noinline]] ${text}`) : whole(item);

function declared(item: Node): string {
  if (isProblem(item)) {
    return problemWith(item, declarationOf);
  }
  return item.type === 'function_definition' && !hasSpecifier(item, 'static')
    ? declarationOf(item)
    : whole(item);
}

/**
 * Whether an item may mean something else in a source with a listing, or may not be in two sources.
 */
function isOfOneSource(item: Node): boolean {
  const isVariable =
    item.type === 'declaration' &&
    !functionDeclarator(item) &&
    !hasSpecifier(item, 'const', 'constexpr', 'inline');
  return (
    isVariable ||
    item.descendantsOfType(['requires_expression', 'requires_clause', 'concept_definition'])
      .length > 0
  );
}

/**
 * Whether listings are called with values of a type that the proof defines. The compiler optimises
 * code for such a type more if only one source uses the type. That changes the stack frames, whose
 * bytes are counted.
 */
function givesOwnType(items: readonly Node[]): boolean {
  const isOwn = (type: Node): boolean =>
    type
      .descendantsOfType('type_identifier')
      .flatMap(({text}) => items.filter((item) => nameOf(item) === text))
      .some((item) =>
        item.type === 'alias_declaration'
          ? isOwn(item.childForFieldName('type') ?? item)
          : types.test(item.type),
      );
  const members = items.find(isProblem)?.childForFieldName('body')?.namedChildren ?? [];
  const input = members.find((member) => nameOf(member) === 'Input')?.childForFieldName('type');
  return !input || isOwn(input);
}

/** The functions that every `Problem` has: the names of which it has one, and how to define it. */
const required = [
  {
    names: ['random'],
    fix: 'static Input random(proof::Random& random, std::size_t size), which makes a valid input of about that size',
  },
  {
    names: ['worst'],
    fix: 'static Input worst(std::size_t n), which makes the most expensive input whose arguments have n elements together',
  },
  {
    names: ['oracle', 'accepts'],
    fix: 'static Output oracle(inputs...), which returns the right answer, or static std::string accepts(const Input&, const Output&), which says what is wrong with an answer',
  },
];

/** Returns the names of the functions in a struct's body, and of its variables, which may be lambdas. */
const functionNames = (body: Node) => [
  ...body.descendantsOfType('field_identifier').map(({text}) => text),
  // In a template, the grammar gives the name of a function another type.
  ...body
    .descendantsOfType('function_declarator')
    .map((declarator) => declarator.childForFieldName('declarator')?.text ?? ''),
];

/**
 * Returns which function the struct `Problem` of a proof lacks, with its place. A struct with bases
 * may inherit it, so there the compiler reports what is missing.
 *
 * @param files the problem's file, if it has one, and then proof.cpp.
 */
export function problemError(parse: Parse, files: readonly ProofFile[]): string | undefined {
  for (const {shown, text} of files) {
    const problem = itemsOf(parse(text)).find(isProblem);
    const body = problem?.childForFieldName('body');
    if (problem && body && !problem.hasError && !hasBases(problem)) {
      const defined = new Set(functionNames(body));
      const lacking = required.find(({names}) => !names.some((name) => defined.has(name)));
      return (
        lacking &&
        `${shown}:${lineOf(problem)}: the struct Problem has no function ${lacking.names.join(' or ')}; add ${lacking.fix}`
      );
    }
  }
  return undefined;
}

/**
 * Splits a proof after its struct `Problem`, so that the part that does not depend on the listing
 * is compiled separately. Lines keep the names and numbers of their files.
 *
 * @param files the problem's file, if it has one, and then proof.cpp.
 * @returns undefined for a proof that cannot be split, because its problem depends on the listing.
 */
export function splitProof(parse: Parse, files: readonly ProofFile[]): SplitProof | undefined {
  const items = files.flatMap(({shown, text}) =>
    itemsOf(parse(text))
      .filter(({type}) => !isOtherLine.test(type))
      .map((item) => ({item, shown})),
  );
  const end = items.findIndex(({item}) => isProblem(item)) + 1;
  const [before, after] = [items.slice(0, end), items.slice(end)];
  if (
    end === 0 ||
    before.some(({item}) => isOfOneSource(item)) ||
    givesOwnType(before.map(({item}) => item)) ||
    after.some(({item}) => callsProblem.test(item.text))
  ) {
    return undefined;
  }
  const join = (of: typeof items, textOf: (item: Node) => string) =>
    of.map(({item, shown}) => `#line ${lineOf(item)} "${shown}"\n${textOf(item)}\n`).join('');
  return {
    problem: join(before, defined),
    declarations: join(before, declared),
    call: join(after, whole),
  };
}
