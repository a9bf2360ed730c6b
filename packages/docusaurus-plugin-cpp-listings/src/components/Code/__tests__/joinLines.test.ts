import {expect, test} from 'vitest';
import {highlightLines} from '../../../model/highlight';
import {joinLines, withoutComment} from '../joinLines';

const token = (element: string, text: string) => `<${element}>${text}</${element}>`;

test('neighbouring tokens of one kind share an element, even across lines', () => {
  const lines = [
    `${token('k-', 'const')} ${token('k-', 'unsigned')} ${token('k-', 'int')} n`,
    token('c-', '// one'),
    `  ${token('c-', '// two')}`,
    '}',
  ];
  expect(joinLines(lines)).toBe(
    `${token('k-', 'const unsigned int')} n\n${token('c-', '// one\n  // two')}\n}\n`,
  );
});

test('tokens of different kinds, and comments that name a bug, keep their own elements', () => {
  const line = `${token('k-', 'const')} ${token('t-', 'T')}, ${token('t-', 'U')}`;
  expect(joinLines([line])).toBe(`${line}\n`);
  const bug = `${token('c-', '// a')}\n<c- data-bug>// bug: b</c->\n`;
  expect(joinLines(bug.trimEnd().split('\n'))).toBe(bug);
});

test('withoutComment removes the comment after the code and the white space before it', () => {
  const [line = ''] = highlightLines('++k;  // the next');
  expect(withoutComment(line)).toBe('++k;');
});

test('withoutComment keeps a comment within the code', () => {
  const [line = '', code] = ['a = /* b */ c;  // d', 'a = /* b */ c;'].flatMap(highlightLines);
  expect(withoutComment(line)).toBe(code);
});
