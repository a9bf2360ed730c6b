import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {PassedTrials, type Input} from '../passedTrials';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passed-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

const inputs: readonly Input[] = [{name: 'loop.cpp', content: 'int a;'}];
const passes = () => vi.fn(() => Promise.resolve([{name: 'loop.cpp passes'}]));

describe('PassedTrials', () => {
  it('returns the cached results of trials that passed, without a new attempt', async () => {
    const attempt = passes();
    for (let run = 0; run < 2; run++) {
      const results = await new PassedTrials(folder, 'judge').getOrRun(() => inputs, attempt);
      expect(results).toEqual([{name: 'loop.cpp passes'}]);
    }
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('runs trials again of which one failed', async () => {
    const passed = new PassedTrials(folder, 'judge');
    const results = [{name: 'loop.cpp passes'}, {name: 'loop.cpp', failure: 'it is wrong'}];
    const attempt = vi.fn(() => Promise.resolve(results));
    await passed.getOrRun(() => inputs, attempt);
    await passed.getOrRun(() => inputs, attempt);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it.each<[string, string, readonly Input[]]>([
    ['other code judges it', 'other', inputs],
    ['its text is another', 'judge', [{name: 'loop.cpp', content: 'int b;'}]],
    ['its name is another', 'judge', [{name: 'fold.cpp', content: 'int a;'}]],
    ['it is gone', 'judge', [{name: 'loop.cpp'}]],
    ['there is more of it', 'judge', [...inputs, {name: 'loop.out', content: ''}]],
  ])('runs passed trials again when %s', async (_, judging, others) => {
    await new PassedTrials(folder, 'judge').getOrRun(() => inputs, passes());
    const attempt = passes();
    await new PassedTrials(folder, judging).getOrRun(() => others, attempt);
    expect(attempt).toHaveBeenCalled();
  });

  it('distinguishes an empty file from a missing file', async () => {
    const passed = new PassedTrials(folder, 'judge');
    await passed.getOrRun(() => [{name: 'loop.out', content: ''}], passes());
    const attempt = passes();
    await passed.getOrRun(() => [{name: 'loop.out'}], attempt);
    expect(attempt).toHaveBeenCalled();
  });

  it('names the cached file of a result that is damaged', async () => {
    const passed = new PassedTrials(folder, 'judge');
    await passed.getOrRun(() => inputs, passes());
    const [record = ''] = fs.readdirSync(folder);
    const file = path.join(folder, record);
    fs.writeFileSync(file, '');
    await expect(passed.getOrRun(() => inputs, passes())).rejects.toThrow(
      `the cached file ${file} is damaged (`,
    );
  });

  it('caches no result if an input was edited during the attempt', async () => {
    const passed = new PassedTrials(folder, 'judge');
    let content = 'before';
    await passed.getOrRun(
      () => [{name: 'loop.cpp', content}],
      () => {
        content = 'after';
        return passes()();
      },
    );
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
