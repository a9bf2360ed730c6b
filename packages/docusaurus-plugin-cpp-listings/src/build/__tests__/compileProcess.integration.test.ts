import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {runJob} from '../compilePool';
import {compilingKeys} from '../keys';

let sharedDir: string;

beforeEach(() => {
  sharedDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pool-'));
});

afterEach(() => {
  fs.rmSync(sharedDir, {recursive: true});
});

describe('a compiling process', () => {
  it('writes no files under the key of code that it has not loaded', async () => {
    const folders = {sharedDir, processKey: 'of other code'};
    const made = runJob({type: 'header', variant: 'plain'}, folders);
    await expect(made).rejects.toThrow('code changed while it was running');
    expect(fs.readdirSync(sharedDir)).toEqual([]);
  });

  it('names the folder of a damaged header', async () => {
    fs.writeFileSync(path.join(sharedDir, 'plain.pch'), Buffer.alloc(1000));
    const folders = {sharedDir, processKey: (await compilingKeys()).process};
    const made = runJob({type: 'runtime', part: 'heap'}, folders);
    await expect(made).rejects.toThrow(`the cached folder ${sharedDir} is damaged (`);
  }, 300_000);
});
