import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {cachesOf} from '../machine';

it('cachesOf names the data caches, level by level', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'caches-'));
  const cache = (index: number, level: string, type: string, size: string) => {
    const each = path.join(folder, `index${index}`);
    fs.mkdirSync(each);
    Object.entries({level, type, size}).forEach(([name, text]) =>
      fs.writeFileSync(path.join(each, name), `${text}\n`),
    );
  };
  cache(0, '1', 'Data', '48K');
  cache(1, '1', 'Instruction', '32K');
  cache(2, '2', 'Unified', '2048K');
  expect(cachesOf(folder)).toEqual(['L1 48 KiB', 'L2 2 MiB']);
  fs.rmSync(folder, {recursive: true});
});

it('cachesOf names no cache if the system does not list them', () => {
  expect(cachesOf('/no/such/folder')).toEqual([]);
});
