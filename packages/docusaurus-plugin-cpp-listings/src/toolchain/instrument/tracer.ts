import type {Node} from 'web-tree-sitter';
import type {Classes} from './classes';
import type {Globals} from './globals';
import type {Edits} from './sourceEdits';

/** A file that is being instrumented. */
export interface Listing {
  readonly file: string;
  readonly edits: Edits;
  readonly classes: Classes;
  /** Names of what is a value in the file. */
  readonly values: ReadonlySet<string>;
  readonly globals: Globals;
  /** Names of what is evaluated while the file is compiled. */
  readonly compileTime: ReadonlySet<string>;
  /** Names of macros whose arguments stay as they are, since they may be printed. */
  readonly quoting: ReadonlySet<string>;
  /** A name for a variable of the instrumented program, which the source has nowhere. */
  readonly fresh: (kind: 'Frame' | 'Watch') => string;
}

/** Inserts what reports the steps of one function. */
export interface Tracer {
  readonly listing: Listing;
  readonly edits: Edits;
  /** The statements of a block, a case or a branch of the preprocessor. */
  statements(nodes: readonly Node[], watching?: boolean): void;
  /**
   * The statement that a loop or branch governs, in braces from here on.
   *
   * @param first what to put in front of it.
   */
  body(node: Node, first?: string): void;
  /** The lambdas inside an expression or declaration. */
  expression(node: Node): void;
  /** A condition, with its step and the test of its value. */
  condition(node: Node): void;
  /** The text that watches the variables of a declaration. */
  watches(declaration: Node): string;
}

/** The text that reports a step. */
export function step(line: number): string {
  return `::trace::step(${line})`;
}
