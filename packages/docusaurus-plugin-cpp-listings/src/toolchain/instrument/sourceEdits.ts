import type {Node} from 'web-tree-sitter';

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Text that ends something stands before text that begins something. */
  readonly opens: boolean;
}

/**
 * Collects insertions into a source. Where several meet, closing text goes first,
 * then opening text, each in the order of the calls: whoever wraps a node calls
 * `before`, sees to what is inside, and calls `after`.
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

  /** Inserts behind the opening brace of a block. */
  atStart(block: Node, text: string): void {
    const at = block.startIndex + 1;
    this.#edits.push({from: at, to: at, text, opens: false});
  }

  /** Inserts in front of the closing brace of a block. */
  atEnd(block: Node, text: string): void {
    const at = block.endIndex - 1;
    this.#edits.push({from: at, to: at, text, opens: false});
  }

  /** Replaces the source from one node to another; line breaks stay. */
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
    // Sorting is stable, so that what was inserted first at a place stays first.
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
