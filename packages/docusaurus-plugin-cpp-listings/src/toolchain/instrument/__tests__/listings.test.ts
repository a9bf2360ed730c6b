import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadInstrumenter, withoutMain} from '../../nodeInstrumenter';

const listingsDir = path.resolve('listings');
const files = fs
  .readdirSync(listingsDir, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.cpp') && !/(^|\/)proof\.cpp$|^harness\//.test(file))
  .sort();

const read = (file: string) => fs.readFileSync(path.join(listingsDir, file), 'utf8');
const breaks = (text: string) => text.split('\n').length;

let instrument: Awaited<ReturnType<typeof loadInstrumenter>>;
beforeAll(async () => {
  instrument = await loadInstrumenter();
});

describe('the instrumenter', () => {
  it('has more than a hundred listings to try', () => {
    expect(files).toContain('maximum-subarray-sum/kadane.cpp');
    expect(files.length).toBeGreaterThan(100);
  });

  it.each(files)('instruments %s without changing its line numbers', (file) => {
    const source = read(file);
    const instrumented = instrument(source, file);
    expect(breaks(instrumented)).toBe(breaks(source));
    const includes = (text: string) => text.match(/^#.*$/gm);
    expect(includes(instrumented)).toEqual(includes(source));
  });

  it.each(files)('removes main from %s and nothing else', async (file) => {
    const source = read(file);
    const called = await withoutMain(source);
    const at = source.search(/^int main\(/m);
    expect(called.slice(0, at)).toBe(source.slice(0, at));
    expect(called).not.toMatch(/\bmain\(/);
    expect(breaks(called)).toBe(breaks(source));
  });
});
