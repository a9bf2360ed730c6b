import type {Node} from 'web-tree-sitter';
import type {Classes} from './classes';
import type {Globals} from './globals';
import type {Edits} from './sourceEdits';

/** A file that is being instrumented. */
export interface Listing {
  readonly file: string;
  readonly edits: Edits;
  readonly classes: Classes;
  /** The members of the object that the function around the code is called on. */
  readonly members: readonly string[];
  /** The names of the values in the file. */
  readonly values: ReadonlySet<string>;
  /** The names of the variables that hold lambdas. */
  readonly lambdas: ReadonlySet<string>;
  readonly globals: Globals;
  /** The names that are evaluated while the file is compiled. */
  readonly compileTime: ReadonlySet<string>;
  /** The names of macros whose arguments must not change, because a macro may print them. */
  readonly quoting: ReadonlySet<string>;
  /**
   * Returns a name for a variable of the instrumented program. The name does not occur in the
   * source.
   */
  readonly fresh: (kind: 'Frame' | 'Watch') => string;
}

/** Inserts the code that reports the steps of one function. */
export interface Tracer {
  readonly listing: Listing;
  readonly edits: Edits;
  /** Instruments the statements of a block, a case or a preprocessor branch. */
  statements(nodes: readonly Node[], watching?: boolean): void;
  /**
   * Instruments the statement that a loop or branch controls, and puts it in braces.
   *
   * @param first code to insert before it.
   */
  body(node: Node, first?: string): void;
  /** Instruments the lambdas inside an expression or declaration. */
  expression(node: Node): void;
  /** Instruments a condition, with its step and the test of its value. */
  condition(node: Node): void;
  /** Returns code that watches the variables of a declaration. */
  watches(declaration: Node): string;
}

/** Returns code that reports a step. */
export function step(line: number): string {
  return `::trace::step(${line})`;
}
