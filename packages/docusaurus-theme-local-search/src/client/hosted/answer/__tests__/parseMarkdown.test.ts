import {describe, expect, it} from 'vitest';
import type {Inline} from '../parseInline';
import {parseMarkdown, type Block} from '../parseMarkdown';

const inlineText = (content: readonly Inline[]): string =>
  content
    .map((piece) => {
      switch (piece.type) {
        case 'text':
          return piece.text;
        case 'code':
          return `{${piece.text}}`;
        case 'break':
          return '⏎';
        case 'link':
          return `<${piece.address}|${inlineText(piece.content)}>`;
        default:
          return `${piece.type}(${inlineText(piece.content)})`;
      }
    })
    .join('');

/** Formats blocks as a short text. */
const outline = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      switch (block.type) {
        case 'code':
          return `code[${block.text}]`;
        case 'list':
          return `${block.start ?? '•'}[${block.items.map(outline).join(' | ')}]`;
        case 'quote':
          return `quote[${outline(block.content)}]`;
        default:
          return `${block.type === 'heading' ? '# ' : ''}${inlineText(block.content)}`;
      }
    })
    .join(' / ');

const read = (...lines: string[]) => outline(parseMarkdown(lines.join('\n')));

describe('blocks', () => {
  it.each([
    ['paragraphs', ['One', 'line.', '', 'Two.'], 'One\nline. / Two.'],
    ['headings', ['## Cost ##', 'Linear.'], '# Cost / Linear.'],
    ['a list', ['Do:', '- one', '- two'], 'Do: / •[one | two]'],
    ['a numbered list', ['3. three', '4. four'], '3[three | four]'],
    ['items that are apart', ['- one', '', '- two', '', 'Then.'], '•[one | two] / Then.'],
    ['items that go on', ['- one', '  more', '- two'], '•[one\nmore | two]'],
    ['lists in lists', ['- one', '  - inner', '- two'], '•[one / •[inner] | two]'],
    ['a list in a numbered one', ['1. one', '   - inner', '2. two'], '1[one / •[inner] | two]'],
    ['code in items', ['- one', '  ```', '  x = 1;', '  ```'], '•[one / code[x = 1;]]'],
    [
      'code',
      ['```cpp', 'int a = *b;', '', '# no heading', '```', 'After.'],
      'code[int a = *b;\n\n# no heading] / After.',
    ],
    ['code that has not ended', ['```cpp', 'int a;'], 'code[int a;]'],
    ['code with a fence in it', ['````', '```', '````'], 'code[```]'],
    ['quotes', ['> one', '> - two', 'Then.'], 'quote[one / •[two]] / Then.'],
    ['a rule', ['One.', '', '---', '', 'Two.'], 'One. / Two.'],
    [
      'a table, as it was written',
      ['| a | b |', '|---|---|', '| 1 | 2 |'],
      'code[| a | b |\n|---|---|\n| 1 | 2 |]',
    ],
    [
      'marks in the middle of a line, as text',
      ['Use # x, > y and | z.', 'Or ``` z.', 'Or --- z.'],
      'Use # x, > y and | z.\nOr ``` z.\nOr --- z.',
    ],
    ['a hyphen under a text, as text', ['One', '-'], 'One\n-'],
    ['lists of two kinds', ['- one', '1. two', '- three'], '•[one] / 1[two] / •[three]'],
    [
      'an item whose text has two paragraphs',
      ['- one', '', '  two', '- three'],
      '•[one / two | three]',
    ],
    ['a text after an item and a blank line', ['- one', '', 'two'], '•[one] / two'],
    ['nothing', [''], ''],
    ['Windows line ends', ['One.\r', '\r', 'Two.'], 'One. / Two.'],
  ])('%s are parsed', (_, lines, expected) => {
    expect(read(...lines)).toBe(expected);
  });

  it('an item that has no text yet ends the list as an empty item', () => {
    expect(read('- one', '-')).toBe('•[one | ]');
  });
});

describe('text', () => {
  it.each([
    ['emphasis', 'a *b* _c_ **d** __e__', 'a emphasis(b) emphasis(c) strong(d) strong(e)'],
    ['both', '***a*** and **b *c***', 'strong(emphasis(a)) and strong(b emphasis(c))'],
    ['words with underscores', 'push_back and is_sorted_until', 'push_back and is_sorted_until'],
    ['arithmetic', '2 * 3 * 4', '2 * 3 * 4'],
    ['code', 'use `std::vector<int>` or ``a ` b``', 'use {std::vector<int>} or {a ` b}'],
    ['code of ticks, which spaces set apart', '`` `x` `` and ` `', '{`x`} and { }'],
    ['code with emphasis in it', '`a * b * c`', '{a * b * c}'],
    ['links', '[the page](/docs/a_b_c#d "Title")', '</docs/a_b_c#d|the page>'],
    ['code in links', '[`std::rotate`](/docs/rotate)', '</docs/rotate|{std::rotate}>'],
    ['links with brackets', '[x](https://e.org/a_(b))', '<https://e.org/a_(b)|x>'],
    ['addresses', 'See https://e.org/a?b=c.', 'See <https://e.org/a?b=c|https://e.org/a?b=c>.'],
    ['addresses in brackets', '<https://e.org/>', '<https://e.org/|https://e.org/>'],
    ['pictures, by their description', '![A cat](https://e.org/cat.png)', 'A cat'],
    ['HTML, as it stands', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['what is escaped', String.raw`\*a\* \[b\](c)`, '*a* [b](c)'],
    ['line breaks', 'one  \ntwo\\\nthree', 'one⏎two⏎three'],
    ['what has not ended', 'a **b and `c and [d](', 'a **b and `c and [d]('],
  ])('%s are parsed', (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('hostile text', () => {
  it.each([
    ['stars', '*'.repeat(20_000)],
    ['open emphasis', '**a '.repeat(5000)],
    ['brackets', '[a]('.repeat(5000)],
    ['ticks', '`a``b'.repeat(5000)],
    ['quotes', `${'> '.repeat(50_000)}a`],
    ['lists', Array.from({length: 1000}, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
    ['addresses', 'https://'.repeat(5000)],
    ['nested emphasis', `${'**a *b '.repeat(1000)}${'c* d**'.repeat(1000)}`],
  ])('of %s is parsed quickly', (_, text) => {
    const begun = process.cpuUsage();
    parseMarkdown(text);
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000);
  });
});
