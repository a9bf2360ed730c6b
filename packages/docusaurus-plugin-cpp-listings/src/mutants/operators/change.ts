import type {Node} from 'web-tree-sitter';

/** One small change of a source. */
export interface Change {
  /** The expression or statement that reports show before and after the change. */
  readonly shown: Node;
  /** The range of the replaced part. */
  readonly from: number;
  readonly to: number;
  /** The text that replaces this part. */
  readonly text: string;
}

/** A mutation operator: returns its changes of one node, without those of the nodes in it. */
export type Operator = (node: Node) => Change[];

/** Makes the change that replaces a part of the shown node by a text. */
export function replaced(shown: Node, part: Node, text: string): Change {
  return {shown, from: part.startIndex, to: part.endIndex, text};
}

/** Operators, each with those that may replace it. */
type Words = Readonly<Record<string, readonly string[]>>;

/** Makes the changes that replace a node's operator by others. */
export function withOtherOperator(node: Node, others: Words): Change[] {
  const operator = node.childForFieldName('operator');
  return operator === null
    ? []
    : (others[operator.type] ?? []).map((other) => replaced(node, operator, other));
}
