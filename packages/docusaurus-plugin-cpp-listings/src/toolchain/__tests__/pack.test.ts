import {expect, it} from 'vitest';
import {pack, unpack} from '../pack';

it('unpacks what was packed, including empty files and names beyond ASCII', () => {
  const files = [
    ['usr/include/vector', new Uint8Array([1, 2, 3])],
    ['empty', new Uint8Array()],
    ['größe', new Uint8Array([255, 0])],
  ] as const;
  expect([...unpack(pack(files))]).toEqual(files);
});
