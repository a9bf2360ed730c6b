import {expect, test} from '@playwright/test';
import {checksumsFile, compareChecksums, parseChecksums} from '../scripts/checksums/list';
import {SiteCopy} from './site-copy';

test('two builds in different folders, time zones and languages are equal byte for byte', async () => {
  test.setTimeout(180_000);
  const copies = [new SiteCopy(), new SiteCopy()] as const;
  const conditions = [
    {TZ: 'UTC', LANG: 'C.UTF-8'},
    {TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', UV_THREADPOOL_SIZE: '1', RAYON_NUM_THREADS: '1'},
  ];
  try {
    const lists = await Promise.all(
      copies.map(async (copy, index) => {
        const {status, output} = await copy.build(conditions[index]);
        expect(status, output).toBe(0);
        return parseChecksums(copy.read(`build/${checksumsFile}`));
      }),
    );
    const [first = new Map<string, string>(), second = new Map<string, string>()] = lists;
    expect(first.size).toBeGreaterThan(50);
    expect(compareChecksums(first, second)).toEqual([]);
  } finally {
    copies.forEach((copy) => copy.remove());
  }
});
