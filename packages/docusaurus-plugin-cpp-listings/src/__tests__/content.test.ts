import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const pages = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.join(folder, file)),
);

it.each(pages)('%s has no C++ code in its Markdown', (page) => {
  const fences = fs
    .readFileSync(page, 'utf8')
    .split('\n')
    .flatMap((line, index) => (/^\s*(```|~~~)\s*(c|c\+\+|cpp)\b/i.test(line) ? [index + 1] : []));
  expect(fences, `${page}: lines with C++; move it to listings/`).toEqual([]);
});
