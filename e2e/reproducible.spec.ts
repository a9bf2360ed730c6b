import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {checksumsFile, compareChecksums, parseChecksums} from '../scripts/checksums/list';
import {basePath, copyWithNewArticle, editEveryKind, test} from './deployed';
import {expect} from './test';

/** Conditions that differ from those of this process. */
const conditions = {
  TZ: 'Pacific/Auckland',
  LANG: 'de_DE.UTF-8',
  UV_THREADPOOL_SIZE: '1',
  RAYON_NUM_THREADS: '1',
};

const checksumsOf = (folder: string) =>
  parseChecksums(fs.readFileSync(path.join(folder, checksumsFile), 'utf8'));

test('two builds in different folders, time zones and languages are equal byte for byte, even if one follows a build of an older site', async ({
  builds,
}) => {
  test.setTimeout(180_000);
  // In a folder other than that of the first build.
  const copy = copyWithNewArticle(fs.mkdtempSync(path.join(os.tmpdir(), 'elsewhere-')));
  editEveryKind(copy);
  try {
    const {status, output} = await copy.build({...conditions, BASE_URL: basePath});
    expect(status, output).toBe(0);
    const second = checksumsOf(builds.second);
    expect(second.size).toBeGreaterThan(50);
    expect(compareChecksums(second, checksumsOf(path.join(copy.dir, 'build')))).toEqual([]);
  } finally {
    copy.remove();
  }
});
