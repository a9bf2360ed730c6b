import {describe, expect, it} from 'vitest';
import {formatOf, readMarkdown, type Format, type MarkdownOptions} from '../readMarkdown';

const strict = {comments: false, admonitions: false, headingIds: false};
const compatible = {comments: true, admonitions: true, headingIds: true};

const read = (
  source: string,
  {format = 'mdx', ...options}: Partial<MarkdownOptions> & {format?: Format} = {},
) => readMarkdown(source, 'T', 'docs/a.md', format, {format, mdx1Compat: strict, ...options});

describe('readMarkdown', () => {
  it('reads text and headings, without front matter, imports, JSX and expressions', () => {
    const source = `---
title: T
---

import X from './x';

Above *it*. {1 + 1}

<X file="a.cpp">Inside</X>

## A heading: \`code\` {/* #own */}

:::note[Take care]

At 10:30 \`push_back\`.

:::

### Same

#### Same
`;
    expect(read(source).sections).toEqual([
      {anchor: '', heading: 'T', content: 'Above it. Inside'},
      {anchor: 'own', heading: 'A heading: code', content: 'Take care At 10:30 push_back.'},
      {anchor: 'same', heading: 'Same', content: ''},
      {anchor: 'same-1', heading: 'Same', content: ''},
    ]);
  });

  it('reads JSX with the name of an HTML element like that element', () => {
    const source = `A sub<b>array</b> at std:begin.

<button>Copy</button>

<ul><li>one</li><li>two</li></ul>
`;
    expect(read(source).sections[0]?.content).toBe('A subarray at std:begin. one two');
  });

  it('supports the MDX 1 compatibility options of Docusaurus if the site enables them', () => {
    const source = `Above. <!-- not said -->

## Head {#my-id}

:::note Take care

Within.

:::

\`\`\`mdx-code-block
<b>Bold</b>
\`\`\`
`;
    expect(read(source, {mdx1Compat: compatible}).sections).toEqual([
      {anchor: '', heading: 'T', content: 'Above.'},
      {anchor: 'my-id', heading: 'Head', content: 'Take care Within. Bold'},
    ]);
  });

  it('reads HTML and bare addresses in CommonMark, and all forms of heading fragments', () => {
    const source = `Text<br>otter <https://example.org> {braces}

## One {#first}

## *Two* {#second}

## Three <!-- #third -->
`;
    expect(read(source, {format: 'md'}).sections).toEqual([
      {anchor: '', heading: 'T', content: 'Text otter https://example.org {braces}'},
      {anchor: 'first', heading: 'One', content: ''},
      {anchor: 'second', heading: 'Two', content: ''},
      {anchor: 'third', heading: 'Three', content: ''},
    ]);
  });

  it("reads a file after the site's preprocessor has changed it", () => {
    const preprocessor: MarkdownOptions['preprocessor'] = ({fileContent, filePath}) =>
      `${fileContent} in ${filePath}`;
    expect(read('Otters', {preprocessor}).sections[0]?.content).toBe('Otters in docs/a.md');
  });

  it.each([
    ['a.md', undefined, 'mdx', 'mdx'],
    ['a.md', undefined, 'detect', 'md'],
    ['a.mdx', undefined, 'detect', 'mdx'],
    ['a.mdx', 'md', 'detect', 'md'],
    ['a.md', 'detect', 'mdx', 'md'],
  ] as const)(
    'reads %s with the front matter format %s on a site with the format %s as %s',
    (file, own, format, read) => {
      expect(formatOf(file, own, {format})).toBe(read);
    },
  );

  it('throws if the source is not valid', () => {
    expect(() => read('<div>')).toThrow(/closing tag/);
  });
});
