import type {Node} from 'web-tree-sitter';
import {shownLines} from '../content/regions';
import type {SourceFile} from '../content/sourceFile';
import {isMain} from '../toolchain/instrument';
import {functionDeclarator} from '../toolchain/instrument/declarations';
import {condensed, lineOf} from '../toolchain/instrument/nodes';
import {loadGrammar} from '../toolchain/loadGrammar';
import {operators, type Change} from './operators';

/** A listing with one small change. */
export interface Mutant {
  /** The place of the change; line and column count from 1. */
  readonly line: number;
  readonly column: number;
  /** The kind of the change. */
  readonly operator: string;
  /** The changed expression or statement, before and after the change. */
  readonly before: string;
  readonly after: string;
  /** The whole source with the change. */
  readonly source: string;
}

/** Nodes that are not executed code, or whose changes no proof can detect. */
const skipped = new Set([
  'comment',
  'static_assert_declaration',
  'template_parameter_list',
  'requires_clause',
  'noexcept',
  'string_literal',
  'char_literal',
]);

/** A changed prototype would declare another function, which nobody calls. */
const isPrototype = (node: Node) =>
  node.type === 'declaration' &&
  ['translation_unit', 'declaration_list', 'template_declaration'].includes(
    node.parent?.type ?? '',
  ) &&
  functionDeclarator(node) !== undefined;

const isSkipped = (node: Node) =>
  skipped.has(node.type) || node.type.startsWith('preproc_') || isPrototype(node) || isMain(node);

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function afterOf({shown, from, to, text}: Change): string {
  const at = from - shown.startIndex;
  const end = to - shown.startIndex;
  return onOneLine(shown.text.slice(0, at) + text + shown.text.slice(end));
}

function mutantOf(source: string, operator: string, change: Change): Mutant {
  const {shown, from, to, text} = change;
  // The row of the changed part, because the shown expression may begin many lines above it.
  const at = shown.descendantForIndex(from, to - 1) ?? shown;
  return {
    line: lineOf(at),
    column: at.startPosition.column + 1,
    operator,
    before: condensed(shown),
    after: afterOf(change),
    source: source.slice(0, from) + text + source.slice(to),
  };
}

function changesBelow(node: Node): [string, Change][] {
  if (isSkipped(node)) {
    return [];
  }
  const own = Object.entries(operators).flatMap(([name, changesOf]) =>
    changesOf(node).map((change): [string, Change] => [name, change]),
  );
  return [...own, ...node.children.flatMap(changesBelow)];
}

/**
 * Finds all mutants of a source, in the order of its text. Skips `main`, which prints an example
 * and takes no input.
 */
export async function findMutants(source: string): Promise<Mutant[]> {
  const parse = await loadGrammar();
  const mutants = changesBelow(parse(source)).map(([operator, change]) =>
    mutantOf(source, operator, change),
  );
  const seen = new Set([source]);
  return mutants
    .filter((mutant) => !seen.has(mutant.source) && seen.add(mutant.source))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/**
 * Finds the mutants in the lines of a listing that a page may show. Skips the other lines, which
 * are shown elsewhere, if at all.
 */
export async function findShownMutants(listing: SourceFile): Promise<Mutant[]> {
  const shown = shownLines(listing);
  return (await findMutants(listing.text)).filter(({line}) => shown.has(line));
}

/** Names a mutant within its listing. */
export const nameOf = ({line, column, operator, before, after}: Mutant): string =>
  `${line}:${column} ${operator}: ${before} → ${after}`;
