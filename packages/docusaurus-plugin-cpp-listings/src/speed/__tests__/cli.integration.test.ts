import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import type {SpeedRecord} from '../../model/speed';
import {makeListings} from './fixture';

const {listingsDir, write, remove} = makeListings();
afterAll(remove);

write(
  'sum/proof.cpp',
  `#include "proof.hpp"
struct Problem {
  using Input = std::tuple<std::vector<int>>;
  static constexpr std::size_t largest_timed = 1000;
  static Input average(proof::Random& random, std::size_t n) {
    return {random.values(n, 0, 9)};
  }
  static Input worst(std::size_t n) { return {std::vector<int>(n, 1)}; }
};
int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv,
                               [](const std::vector<int>& a) { return sum(a); });
}
`,
);
const listing = (step: string) => `#include <vector>
long sum(const std::vector<int>& a) {
  long total = 0;
  for (std::size_t i = 0; i < a.size(); ++i) ${step}
  return total;
}
int main() {}
`;
write('sum/loop.cpp', listing('total += a[i];'));
write('sum/pairs.cpp', listing('for (int each : a) total += each * a[i];'));

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      import.meta.resolve('tsx'),
      path.resolve(import.meta.dirname, '../cli.ts'),
      ...args,
    ],
    {cwd: path.dirname(listingsDir), encoding: 'utf8', env: {...process.env, ...env}},
  );

it('the command measures the approaches natively, up to the size that the problem allows', () => {
  const {status, stdout, stderr} = run(['--unsteady', 'sum']);
  expect(`${stderr}${stdout}`).toContain('✓ listings/sum/speed.json');
  expect(status).toBe(0);
  const record = JSON.parse(
    fs.readFileSync(path.join(listingsDir, 'sum/speed.json'), 'utf8'),
  ) as SpeedRecord;
  expect(record.flags).toBe('-std=c++20 -O2');
  expect(record.compiler).toMatch(/g\+\+|clang/);
  const {'loop.cpp': loop, 'pairs.cpp': pairs} = record.speeds;
  expect(Object.keys(loop ?? {})).toEqual(['average', 'worst']);
  expect(Object.keys(loop?.worst ?? {})).toEqual(['10', '100', '1000']);
  // The linear listing takes the same time per element at each size, the quadratic one ever more.
  const at = (speeds: typeof loop, n: number) => (speeds?.worst?.[n] ?? [NaN])[0];
  expect(at(pairs, 1000) / at(pairs, 100)).toBeGreaterThan(3);
  expect(at(pairs, 1000) / at(loop, 1000)).toBeGreaterThan(10);
}, 120_000);

it('the command ends with one sentence if the prefix chooses no article', () => {
  const {status, stderr} = run(['product']);
  expect(stderr.trim().split('\n').at(-1)).toBe('no article begins with product; articles: sum');
  expect(status).toBe(1);
});

it('the command ends with one sentence if CXX names no compiler', () => {
  const {status, stderr} = run(['sum'], {CXX: '/no/such/compiler'});
  expect(stderr).toBe(
    'CXX names /no/such/compiler, which is not a usable C++ compiler: correct it, or unset it to use g++ or clang++.\n',
  );
  expect(status).toBe(1);
});

it('the command ends with one sentence if it does not know an option', () => {
  const {status, stderr} = run(['--quick']);
  expect(stderr).toContain("Unknown option '--quick'");
  expect(status).toBe(1);
});
