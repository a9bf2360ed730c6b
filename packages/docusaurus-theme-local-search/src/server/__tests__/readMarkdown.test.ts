import {describe, expect, it} from 'vitest';
import {readMarkdown} from '../readMarkdown';

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
    expect(readMarkdown(source, 'T').sections).toEqual([
      {anchor: '', heading: 'T', content: 'Above it. Inside'},
      {anchor: 'own', heading: 'A heading: code', content: 'Take care At 10:30 push_back.'},
      {anchor: 'same', heading: 'Same', content: ''},
      {anchor: 'same-1', heading: 'Same', content: ''},
    ]);
  });

  it('throws where the source is not valid', () => {
    expect(() => readMarkdown('<div>', 'T')).toThrow(/closing tag/);
  });
});
