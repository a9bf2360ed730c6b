import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {proofCache} from '../../build/caches';
import {readProblem} from '../../content/problems';
import {findCompilers} from '../../verify/compilers';
import {harnessDirOf, ownProofKeys} from '../../verify/proofKeys';
import {nameOf} from '../findMutants';
import {tryMutants} from '../tryMutants';
import {VariantBuilder} from '../variantBuilder';

const fixture = path.join(__dirname, '../__fixtures__/halves');
const [compiler] = findCompilers(() => undefined);
let workDir: string;

beforeEach(() => {
  workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mutants-'));
  fs.cpSync(fixture, path.join(workDir, 'listings/halves'), {recursive: true});
});

afterEach(() => {
  fs.rmSync(workDir, {recursive: true});
});

/** Returns the status of each mutant of the fixture, by the mutant's name. */
async function statuses(): Promise<Readonly<Record<string, string>>> {
  if (!compiler) {
    throw new Error('there is no compiler');
  }
  const listingsDir = path.join(workDir, 'listings');
  const problem = readProblem(listingsDir, 'halves');
  const harness = path.join(proofCache(), 'harness');
  const builder = new VariantBuilder(
    compiler,
    path.join(workDir, 'out'),
    harnessDirOf(harness, await ownProofKeys(), compiler),
  );
  const [approach] = problem.data.listings;
  if (!approach) {
    throw new Error('the fixture has no listing');
  }
  const found = await tryMutants(builder, listingsDir, problem, approach);
  return Object.fromEntries([...found].map(([mutant, status]) => [nameOf(mutant), status]));
}

describe('tryMutants', {timeout: 120_000}, () => {
  it('finds which mutants a proof kills, also by their costs, which survive and which do not compile', async () => {
    const listing = path.join(workDir, 'listings/halves/loop.cpp');
    const text = fs.readFileSync(listing, 'utf8');
    fs.writeFileSync(
      listing,
      text.replace(
        '  int count = 0;',
        '  for (int i = 0; i < 0 * n; ++i) static_cast<void>(i);\n  int count = 0;',
      ),
    );
    expect(await statuses()).toMatchObject({
      '7:15 off by one: count = 0 → count = 1': 'killed',
      // The loop never ends.
      '9:5 deleted statement: n /= 2; → {}': 'killed',
      // The answers are correct, but the costs are higher.
      '6:23 off by one: 0 * n → 1 * n': 'killed',
      // Without the early return, the loop still does nothing.
      '5:7 logic: n < 0 → false': 'alive',
      // The compiler warns about the conversion of the returned value.
      '4:1 narrower type: int → std::int16_t': 'refused',
    });
  });

  it('refuses a listing that fails its own proof', async () => {
    fs.writeFileSync(path.join(workDir, 'listings/halves/loop.out'), '4\n');
    await expect(statuses()).rejects.toThrow(
      'listings/halves/loop.cpp fails its own proof; to see why, prove halves/loop.cpp with --full',
    );
  });
});
