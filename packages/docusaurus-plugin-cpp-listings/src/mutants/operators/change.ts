import type {Node} from 'web-tree-sitter';

/** One small change of a source. */
export interface Change {
  /** What a reader is shown of it, before and after: an expression or a statement. */
  readonly shown: Node;
  /** The part of that which is replaced. */
  readonly from: number;
  readonly to: number;
  /** What stands there instead. */
  readonly text: string;
}

/** A way to make mutants: returns its changes of one node, not of the nodes in it. */
export type Operator = (node: Node) => Change[];

/** The change that puts a text in the place of a part of what is shown. */
export function replaced(shown: Node, part: Node, text: string): Change {
  return {shown, from: part.startIndex, to: part.endIndex, text};
}

/** Words, each with those that may stand in its place. */
type Words = Readonly<Record<string, readonly string[]>>;

/** The changes that put other operators in the place of a node's own. */
export function withOtherOperator(node: Node, others: Words): Change[] {
  const operator = node.childForFieldName('operator');
  return operator === null
    ? []
    : (others[operator.type] ?? []).map((other) => replaced(node, operator, other));
}
