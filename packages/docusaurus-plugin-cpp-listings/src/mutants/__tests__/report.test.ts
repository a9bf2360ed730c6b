import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {readSource} from '../../content/sourceFile';
import {findShownMutants, nameOf} from '../findMutants';
import {findListings, keyOfListing} from '../listings';
import {writeRecord} from '../record';
import {reportOn, strayEntries} from '../report';

const fixture = path.join(__dirname, '../__fixtures__/halves');
const survivor = '5:7 logic: n < 0 → false';
const equivalent = {
  in: ['loop.cpp'],
  line: 'if (n < 0) return 0;',
  operator: 'logic',
  change: 'n < 0 → false',
  reason: 'The loop does nothing then either.',
};
let workDir: string;
let listingsDir: string;

beforeEach(() => {
  workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mutants-'));
  listingsDir = path.join(workDir, 'listings');
  fs.cpSync(fixture, path.join(listingsDir, 'halves'), {recursive: true});
});

afterEach(() => {
  fs.rmSync(workDir, {recursive: true});
});

const write = (file: string, text: string) =>
  fs.writeFileSync(path.join(listingsDir, 'halves', file), text);

const loop = () => {
  const [listing] = findListings(listingsDir);
  if (!listing) {
    throw new Error('the fixture has no listing');
  }
  return listing;
};

async function record(...alive: readonly string[]): Promise<void> {
  const mutants = await findShownMutants(readSource(listingsDir, 'halves/loop.cpp'));
  expect(mutants.map(nameOf)).toEqual(expect.arrayContaining([...alive]));
  const key = keyOfListing(listingsDir, loop(), mutants);
  writeRecord(listingsDir, 'halves', {'loop.cpp': {key, refused: 0, killed: 0, alive}});
}

const report = () => reportOn(listingsDir, loop());

describe('reportOn', () => {
  it('returns no record for a listing that was never tried', async () => {
    expect((await report()).record).toBeUndefined();
  });

  it('names the place and the line of a surviving mutant, as mutants.yaml lists them', async () => {
    await record(survivor);
    expect(await report()).toMatchObject({
      equivalent: 0,
      survivors: [`listings/halves/loop.cpp:${survivor}\n    line: ${equivalent.line}`],
    });
  });

  it('counts a mutant that is listed as equivalent', async () => {
    await record(survivor);
    write('mutants.yaml', stringify([equivalent]));
    expect(await report()).toMatchObject({equivalent: 1, survivors: [], errors: []});
  });

  it('refuses an entry whose mutant is killed', async () => {
    await record();
    write('mutants.yaml', `# why\n${stringify([equivalent])}`);
    expect((await report()).errors).toEqual([
      'listings/halves/mutants.yaml:2: the proof kills "logic: n < 0 → false" in the line "if (n < 0) return 0;" of loop.cpp; it is not equivalent, so remove the entry',
    ]);
  });

  it('refuses an entry that matches no mutant, and names the line where its change is one', async () => {
    await record(survivor);
    write('mutants.yaml', stringify([{...equivalent, line: 'if (n <= 0) return 0;'}]));
    expect((await report()).errors).toEqual([
      'listings/halves/mutants.yaml:1: there is no mutant "logic: n < 0 → false" in the line "if (n <= 0) return 0;" of loop.cpp, but in "if (n < 0) return 0;"; remove the entry or correct it',
    ]);
    write('mutants.yaml', stringify([{...equivalent, change: 'n < 0 → 7'}]));
    expect((await report()).errors.join()).toMatch(
      / of loop\.cpp; remove the entry or correct it$/,
    );
    write('mutants.yaml', stringify([{...equivalent, operator: 'logics'}]));
    expect((await report()).errors.join()).toContain(
      'there is no mutant "logics: n < 0 → false" in',
    );
  });

  it('names the line of an entry without a reason', async () => {
    await record(survivor);
    const {reason, ...entry} = equivalent;
    expect(reason).not.toBe('');
    write('mutants.yaml', stringify([equivalent, entry]));
    await expect(report()).rejects.toThrow(
      /^listings\/halves\/mutants\.yaml:7: "\[1\]\.reason" is required/,
    );
  });

  it.each([
    ['the listing', 'loop.cpp'],
    ['its proof', 'proof.cpp'],
    ['its output', 'loop.out'],
  ])('ignores a record from before %s changed', async (_, file) => {
    await record(survivor);
    fs.appendFileSync(path.join(listingsDir, 'halves', file), 'int more;\n');
    expect((await report()).record).toBeUndefined();
  });

  it('ignores a record from before the cases changed', async () => {
    await record(survivor);
    fs.appendFileSync(
      path.join(listingsDir, 'halves/problem.yaml'),
      '  - name: Two\n    input: "2"\n    output: "1"\n',
    );
    expect((await report()).record).toBeUndefined();
  });
});

describe('strayEntries', () => {
  it('reports an entry about a listing that does not exist', () => {
    write('mutants.yaml', stringify([{...equivalent, in: ['loop.cpp', 'gone.cpp']}]));
    expect(strayEntries(listingsDir, 'halves', findListings(listingsDir))).toEqual([
      'listings/halves/mutants.yaml:1: there is no listing gone.cpp in halves that has a proof',
    ]);
  });
});
