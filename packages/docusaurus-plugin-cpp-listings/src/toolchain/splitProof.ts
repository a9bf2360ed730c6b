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
  /** What is the same for all listings: the struct `Problem` and what stands before it. */
  readonly problem: string;
  /** Its declarations, for sources that are linked with it. */
  readonly declarations: string;
  /** The rest, which calls the listing. */
  readonly call: string;
}

const isOtherLine = /^preproc_(?:include|call|def)$|^comment$/;

/** What is only compiled where it is used there. */
const callsProblem = /\bProblem::(?!Input\b)/;

/** What stands in a file, and in its namespaces without a name. */
function itemsOf(node: Node): Node[] {
  return node.namedChildren.flatMap((child) => {
    const isNameless = child.type === 'namespace_definition' && !child.childForFieldName('name');
    const body = child.childForFieldName('body');
    return isNameless && body ? itemsOf(body) : [child];
  });
}

const nameOf = (item: Node) => item.childForFieldName('name')?.text ?? '';

const isProblem = (item: Node) => item.type === 'struct_specifier' && nameOf(item) === 'Problem';

const types = /^(?:struct|class|enum|union)_specifier$/;

/** The text of an item; the semicolon after a type is none of it. */
const whole = (item: Node) => (types.test(item.type) ? `${item.text};` : item.text);

/** Whether a type is told by a body alone, or a body is wanted where it is called. */
const needsBody = (item: Node) =>
  hasSpecifier(item, 'constexpr', 'consteval', 'inline') ||
  item.childForFieldName('type')?.type === 'placeholder_type_specifier';

/** A function, or a static one of a class, without its body. */
function declarationOf(item: Node): string {
  const body = item.childForFieldName('body');
  return body?.type === 'compound_statement' && functionDeclarator(item) && !needsBody(item)
    ? `${item.text.slice(0, body.startIndex - item.startIndex).trimEnd()};`
    : item.text;
}

/** The struct `Problem` with another text for each of its static functions. */
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

/** An item with functions that are there for other sources too. */
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

/** Whether it may be another thing in a source with a listing, or may not stand in two sources. */
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
 * Whether listings are called with values of a type that is made here. What they make of it is
 * optimised more when the type is of one source alone, and then has other stack frames, whose
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

/**
 * Splits a proof after its struct `Problem`, so that what does not depend on the listing is
 * compiled apart from it. Lines keep the names and numbers of their files.
 *
 * @param files the problem's file, if it has one, and then proof.cpp.
 * @returns undefined for a proof that cannot be split: its problem depends on the listing.
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
