import type {Node} from 'web-tree-sitter';
import {readClasses} from './instrument/classes';
import {compileTimeNames} from './instrument/compileTime';
import {functionDeclarator, valueNames} from './instrument/declarations';
import {Edits} from './instrument/edits';
import {traceInside} from './instrument/functions';
import {loadGrammar} from './instrument/grammar';
import {refuseErrors, refuseUntraceable} from './instrument/refusals';

export {InstrumentError} from './instrument/error';

function isMain(node: Node): boolean {
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
 * Takes the function `main` out of a listing, whose other functions its proof calls.
 * Every line stays where it is.
 */
export async function withoutMain(source: string): Promise<string> {
  const parse = await loadGrammar();
  return blankMain(source, parse(source));
}

/**
 * Makes the function `main` of a listing one that any other can call: `example`.
 * Every line stays where it is.
 */
export async function withExample(source: string): Promise<string> {
  const parse = await loadGrammar();
  const edits = new Edits(source);
  for (const main of parse(source).namedChildren.filter(isMain)) {
    const body = main.childForFieldName('body');
    const name = functionDeclarator(main)?.childForFieldName('declarator');
    if (body?.lastChild && name) {
      edits.replace(name, name, 'example');
      // Only in main may the end of the body stand for it.
      edits.replace(body.lastChild, body.lastChild, 'return 0; }');
    }
  }
  return edits.apply();
}

/** Names for the variables of an instrumented program that its source has nowhere. */
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
 * Loads what rewrites a listing so that running it reports every step: statements
 * and conditions, variables, calls and what they return, through the functions of
 * the namespace `trace`. Every line stays where it is, `main` is taken out, and the
 * program computes what it computed before.
 *
 * @returns a function of a source and its file below `listings/`, which throws an
 * InstrumentError naming file, line and reason when a construct cannot be traced
 * faithfully.
 */
export async function loadInstrumenter(): Promise<(source: string, file: string) => string> {
  const parse = await loadGrammar();
  return (source, file) => {
    const whole = parse(source);
    refuseErrors(whole, file);
    const called = blankMain(source, whole);
    const root = parse(called);
    refuseUntraceable(root, file);
    const edits = new Edits(called);
    const listing = {
      file,
      edits,
      classes: readClasses(root),
      values: valueNames(root),
      compileTime: compileTimeNames(root),
      fresh: freshNames(source),
    };
    traceInside(listing, root);
    return edits.apply();
  };
}
