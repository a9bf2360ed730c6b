import os from 'node:os';
import {getSystemErrorName} from 'node:util';
import {expect, it} from 'vitest';
import {saysDiskIsFull} from '../saysDiskIsFull';

const {ENOSPC, EDQUOT, EACCES} = os.constants.errno;

it.each([
  ['the code of a full disk', getSystemErrorName(-ENOSPC), true],
  ['the code of a used quota', getSystemErrorName(-EDQUOT), true],
  ['the code of another error', getSystemErrorName(-EACCES), false],
  ['the code of an error that Node does not know', `${getSystemErrorName(-EDQUOT)}0`, false],
  ['a compiler on a full disk', 'cannot write PCH file: No space left on device', true],
  ['a linker with a used quota', 'final link failed: Disk quota exceeded', true],
])('recognises a full disk: %s', (_, words, isFull) => {
  expect(saysDiskIsFull(words)).toBe(isFull);
});
