import type {Node} from 'web-tree-sitter';
import {readClasses} from './classes';
import {parseProgram, type Parse} from './comparisons';
import {compileTimeNames, quotingMacros} from './compileTime';
import {functionDeclarator, lambdaNames, valueNames} from './declarations';
import {Edits} from './sourceEdits';
import {traceInside} from './functions';
import {readGlobals} from './globals';
import {refuseErrors, refuseUntraceable} from './refusals';

export type {Parse} from './comparisons';
export {InstrumentError} from './error';

/** Whether a node is the function `main`. */
export function isMain(node: Node): boolean {
  return (
    node.type === 'function_definition' &&
    functionDeclarator(node)?.childForFieldName('declarator')?.text === 'main'
  );
}

function blankMain(source: string, root: Node): string {
  const edits = new Edits(source);
  for (const main of root.namedChildren.filter(isMain)) {
    edits.replace(main, main, '');
  }
  return edits.apply();
}

/**
 * Removes the function `main` from a listing, so that a proof can call the other functions. Every
 * line keeps its number.
 */
export function withoutMain(parse: Parse, source: string): string {
  return blankMain(source, parseProgram(parse, source));
}

/**
 * Renames the function `main` of a listing to `example`, so that any function can call it. Every
 * line keeps its number.
 */
export function withExample(parse: Parse, source: string): string {
  const edits = new Edits(source);
  for (const main of parse(source).namedChildren.filter(isMain)) {
    const body = main.childForFieldName('body');
    const name = functionDeclarator(main)?.childForFieldName('declarator');
    if (body?.lastChild && name) {
      edits.replace(name, name, 'example');
      // Only `main` may end without a return statement.
      edits.replace(body.lastChild, body.lastChild, 'return 0; }');
    }
  }
  return edits.apply();
}

/** Returns the line of the function `main`, counted from 1, if a source has one. */
export function lineOfMain(parse: Parse, source: string): number | undefined {
  const main = parseProgram(parse, source).namedChildren.find(isMain);
  return main === undefined ? undefined : main.startPosition.row + 1;
}

/**
 * Returns a function that makes names for variables of the instrumented program. The names do not
 * occur in the source.
 */
function freshNames(source: string): (kind: 'Frame' | 'Watch') => string {
  const prefixes = {Frame: 'tf_', Watch: 'tw_'};
  for (const kind of ['Frame', 'Watch'] as const) {
    while (source.includes(prefixes[kind])) {
      prefixes[kind] += '_';
    }
  }
  let count = 0;
  return (kind) => `${prefixes[kind]}${count++}`;
}

/**
 * Refuses a listing with a construct that cannot be traced faithfully. A source that the grammar
 * cannot read is not refused, because it is usually wrong, and a compiler reports that better.
 *
 * @throws InstrumentError naming file, line and reason.
 */
export function refuseConstructs(parse: Parse, source: string, file: string): void {
  const root = parseProgram(parse, withoutMain(parse, source));
  if (!root.hasError) {
    refuseUntraceable(root, file);
  }
}

/**
 * Rewrites a listing so that it reports every step when it runs: statements, conditions, variables,
 * calls and returned values, through the functions of the namespace `trace`. Every line keeps its
 * number, `main` is removed, and the program computes the same as before.
 *
 * @param file the listing's name in errors.
 * @throws InstrumentError naming file, line and reason when a construct cannot be traced
 * faithfully.
 */
export function instrument(parse: Parse, source: string, file: string): string {
  const called = withoutMain(parse, source);
  const root = parseProgram(parse, called);
  refuseErrors(root, file);
  refuseUntraceable(root, file);
  const edits = new Edits(called);
  const values = valueNames(root);
  const listing = {
    file,
    edits,
    classes: readClasses(root),
    members: [],
    values,
    lambdas: lambdaNames(root),
    globals: readGlobals(root, values),
    compileTime: compileTimeNames(root),
    quoting: quotingMacros(root),
    fresh: freshNames(source),
  };
  traceInside(listing, root);
  return edits.apply();
}
