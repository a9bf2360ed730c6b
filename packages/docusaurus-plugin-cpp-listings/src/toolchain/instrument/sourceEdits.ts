import type {Node} from 'web-tree-sitter';

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Whether the text opens something. At the same place, closing text goes first. */
  readonly opens: boolean;
}

/**
 * Collects insertions into a source. At the same place, closing text goes first, then opening text,
 * each in the order of the calls. To wrap a node, call `before`, edit the inside of the node, and
 * then call `after`.
 */
export class Edits {
  readonly #edits: Edit[] = [];

  constructor(private readonly source: string) {}

  before(node: Node, text: string): void {
    this.#edits.push({from: node.startIndex, to: node.startIndex, text, opens: true});
  }

  after(node: Node, text: string): void {
    this.#edits.push({from: node.endIndex, to: node.endIndex, text, opens: false});
  }

  /** Inserts text after the opening brace of a block. */
  atStart(block: Node, text: string): void {
    const at = block.startIndex + 1;
    this.#edits.push({from: at, to: at, text, opens: false});
  }

  /** Inserts text before the closing brace of a block. */
  atEnd(block: Node, text: string): void {
    const at = block.endIndex - 1;
    this.#edits.push({from: at, to: at, text, opens: false});
  }

  /** Replaces the source from one node to another, but keeps its line breaks. */
  replace(first: Node, last: Node, text: string): void {
    const lost = this.source.slice(first.startIndex, last.endIndex);
    this.#edits.push({
      from: first.startIndex,
      to: last.endIndex,
      text: text + lost.replace(/[^\n]/g, ''),
      opens: true,
    });
  }

  /** Returns the source with all edits. */
  apply(): string {
    // The sort is stable, so insertions at the same place keep their order.
    const edits = [...this.#edits].sort(
      (a, b) => a.from - b.from || Number(a.opens) - Number(b.opens),
    );
    let result = '';
    let at = 0;
    for (const {from, to, text} of edits) {
      result += this.source.slice(at, from) + text;
      at = to;
    }
    return result + this.source.slice(at);
  }
}
