import {parseInline, type Inline} from './parseInline';

/** A block of an answer. HTML is not a block, but plain text. */
export type Block =
  | {readonly type: 'paragraph' | 'heading'; readonly content: readonly Inline[]}
  | {
      readonly type: 'list';
      /** The number of the first item; undefined for a list without numbers. */
      readonly start: number | undefined;
      readonly items: readonly (readonly Block[])[];
    }
  | {readonly type: 'quote'; readonly content: readonly Block[]}
  | {readonly type: 'code'; readonly text: string};

const fence = /^ {0,3}(`{3,}|~{3,})/;
const heading = /^ {0,3}#{1,6}\s+(.*?)\s*#*$/;
const quote = /^ {0,3}> ?/;
const rule = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const tableRow = /^ {0,3}\|/;
const item = /^( {0,3}(?:[-*+]|(\d{1,9})[.)]))( +|$)/;

/** The maximum nesting depth of lists and quotes. */
const maxDepth = 8;

const isBlank = (line: string) => line.trim() === '';

const isOrdered = (line: string) => item.exec(line)?.[2] !== undefined;

/** Whether a line begins a block other than a paragraph, and so ends a paragraph. */
const beginsBlock = (line: string) =>
  [fence, heading, quote, rule, tableRow].some((pattern) => pattern.test(line)) ||
  (item.test(line) && !isBlank(line.replace(item, '')));

/** A cursor over lines. */
class Lines {
  #at = 0;

  constructor(readonly all: readonly string[]) {}

  /** Returns the next line, or a later one, without taking it. */
  peek(further = 0): string | undefined {
    return this.all[this.#at + further];
  }

  take(): string {
    return this.all[this.#at++] ?? '';
  }

  takeWhile(isWanted: (line: string) => boolean): string[] {
    const taken: string[] = [];
    for (let next = this.peek(); next !== undefined && isWanted(next); next = this.peek()) {
      taken.push(this.take());
    }
    return taken;
  }
}

/** Parses code. A fence that is still open, as in an unfinished answer, ends with the text. */
function readCode(lines: Lines): Block {
  const marker = fence.exec(lines.take())?.[1] ?? '';
  const isEnd = (line: string) => {
    const found = fence.exec(line)?.[1];
    return found?.startsWith(marker) === true && line.trim() === found;
  };
  const text = lines.takeWhile((line) => !isEnd(line)).join('\n');
  lines.take();
  return {type: 'code', text};
}

/**
 * Parses a list item: its first line, its indented lines, and lines that continue its paragraph.
 */
function readItem(lines: Lines, depth: number): Block[] {
  const first = lines.take();
  const width = item.exec(first)?.[0].length ?? 0;
  const content = [first.slice(width)];
  const isIndented = (line: string) => line.startsWith('  ');
  for (let next = lines.peek(); next !== undefined; next = lines.peek()) {
    if (isBlank(next)) {
      const afterNext = lines.peek(1);
      if (afterNext === undefined || !isIndented(afterNext)) {
        break;
      }
    } else if (
      !isIndented(next) &&
      (beginsBlock(next) || item.test(next) || isBlank(content.at(-1) ?? ''))
    ) {
      break;
    }
    content.push(lines.take().replace(new RegExp(`^ {0,${width}}`), ''));
  }
  return parseBlocks(content, depth + 1);
}

function readList(lines: Lines, depth: number): Block {
  const first = lines.peek() ?? '';
  const number = item.exec(first)?.[2];
  const items: Block[][] = [];
  const isNext = (line: string) =>
    item.test(line) && !rule.test(line) && isOrdered(line) === isOrdered(first);
  for (let next = lines.peek(); next !== undefined && isNext(next); next = lines.peek()) {
    items.push(readItem(lines, depth));
    // A blank line may separate items.
    if (isBlank(lines.peek() ?? '') && isNext(lines.peek(1) ?? '')) {
      lines.take();
    }
  }
  return {type: 'list', start: number === undefined ? undefined : Number(number), items};
}

function readBlock(lines: Lines, depth: number): Block | undefined {
  const line = lines.peek() ?? '';
  if (isBlank(line) || rule.test(line)) {
    lines.take();
    return undefined;
  }
  if (fence.test(line)) {
    return readCode(lines);
  }
  if (heading.test(line)) {
    return {type: 'heading', content: parseInline(lines.take().replace(heading, '$1'))};
  }
  if (quote.test(line)) {
    const quoted = lines.takeWhile((each) => quote.test(each));
    const content = quoted.map((each) => each.replace(quote, ''));
    return {type: 'quote', content: parseBlocks(content, depth + 1)};
  }
  if (tableRow.test(line)) {
    // Show a table as code, which keeps the alignment of the source.
    return {type: 'code', text: lines.takeWhile((each) => tableRow.test(each)).join('\n')};
  }
  if (item.test(line)) {
    return readList(lines, depth);
  }
  const text = [lines.take()];
  text.push(...lines.takeWhile((each) => !isBlank(each) && !beginsBlock(each)));
  return {type: 'paragraph', content: parseInline(text.map((each) => each.trimStart()).join('\n'))};
}

function parseBlocks(all: readonly string[], depth = 0): Block[] {
  if (depth > maxDepth) {
    return [{type: 'paragraph', content: parseInline(all.join('\n'))}];
  }
  const lines = new Lines(all);
  const blocks: Block[] = [];
  while (lines.peek() !== undefined) {
    const block = readBlock(lines, depth);
    if (block) {
      blocks.push(block);
    }
  }
  return blocks;
}

/** Parses the Markdown of answers; unknown syntax stays text. */
export const parseMarkdown = (text: string): readonly Block[] =>
  parseBlocks(text.replaceAll('\t', '    ').split(/\r\n?|\n/));
