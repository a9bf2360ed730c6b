import {expect, test} from 'vitest';
import {joinLines, plainLines} from '../joinLines';

const token = (kind: string, text: string) => `<span class="${kind}">${text}</span>`;

test('neighbours of one kind share an element, across lines too', () => {
  const lines = [
    `${token('keyword', 'const')} ${token('keyword', 'unsigned')} ${token('keyword', 'int')} n`,
    token('comment', '// one'),
    `  ${token('comment', '// two')}`,
    '}',
  ];
  expect(joinLines(lines)).toBe(
    `${token('keyword', 'const unsigned int')} n\n${token('comment', '// one\n  // two')}\n}\n`,
  );
});

test('others keep their own', () => {
  const line = `${token('keyword', 'const')} ${token('class-name', 'T')}, ${token('class-name', 'U')}`;
  expect(joinLines([line])).toBe(`${line}\n`);
  const bug = `${token('comment', '// a')}\n<span class="comment" data-bug>// bug: b</span>\n`;
  expect(joinLines(bug.trimEnd().split('\n'))).toBe(bug);
});

test('without tokens there is the text, and what is to stay hidden', () => {
  const bug = '<span class="comment" data-bug>// bug: b</span>';
  expect(plainLines([`${token('keyword', 'int')} a &lt; b;  ${bug}`, '}'])).toBe(
    `int a &lt; b;  ${bug}\n}\n`,
  );
});
