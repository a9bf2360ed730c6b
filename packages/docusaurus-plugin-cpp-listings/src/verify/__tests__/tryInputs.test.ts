import {expect, it} from 'vitest';
import type {BuiltListing} from '../../build/built';
import type {Programs} from '../nativeBuilder';
import type {ProcessResult} from '../runProgram';
import {faultOfSize, tryInputs} from '../tryInputs';

/** Tries the inputs of a proof that prints its random inputs. */
async function failureOnRandom(
  printed: string,
  cases: readonly string[] = [],
  ended: Partial<ProcessResult> = {},
): Promise<string | undefined> {
  const programs: Programs = {
    compiler: {command: 'clang++', version: '', macros: ''},
    listingsDir: 'listings',
    shown: (file) => `listings/${file}`,
    run: () => Promise.resolve({status: 0, stdout: printed, stderr: '', timedOut: false, ...ended}),
  };
  const listing = {live: {file: 'text/find.cpp', entry: 0}, modules: {}} as BuiltListing;
  const problem = {
    id: 'text',
    inputs: [{name: 'a', type: 'int[]', size: [32, 64] as const, values: [0, 9] as const}],
    cases: cases.map((input) => ({name: input, input, output: '0'})),
  };
  const empty = () => new WebAssembly.Module(Buffer.from('\0asm\x01\0\0\0', 'latin1'));
  const tried = {id: 'text', files: []};
  return (await tryInputs(programs, tried, problem, listing, empty)).failure;
}

it('refuses a random input that is not UTF-8, because a page would try another input', async () => {
  const cutCharacter = Buffer.from([0x22, 0xc3, 0x22, 0x0a]).toString();
  expect(await failureOnRandom(cutCharacter)).toMatch(
    /^listings\/text\/proof\.cpp: the proof's random input "\uFFFD" is not UTF-8/,
  );
});

it('refuses a random input that the problem does not allow', async () => {
  expect(await failureOnRandom(`[-1${', 0'.repeat(31)}]\n`)).toMatch(
    /^listings\/text\/proof\.cpp: the proof's random input \[-1, 0, .*\] is not valid for this problem: a: -1 is less than 0; correct "random" or problem\.yaml$/,
  );
});

it('refuses a least size that no random input and no case has', async () => {
  const ofSize = (size: number) => `[0${', 0'.repeat(size - 1)}]`;
  expect(await failureOnRandom(`${ofSize(33)}\n`, [ofSize(64)])).toBe(
    'listings/text/proof.cpp: no random input and no case has the least size of a, 32; generate it in "random", or correct problem.yaml',
  );
  expect(await failureOnRandom('', [ofSize(32)])).toBeUndefined();
});

it('names the proof, and what to do, if its random inputs take too long', async () => {
  const ended = {status: 2, stderr: 'stopped in the proof\n', timedOut: true};
  await expect(failureOnRandom('', [], ended)).rejects.toThrow(
    /^listings\/text\/proof\.cpp: stopped after 60 seconds, .*, when find\.cpp was run with "inputs \d+ 60"; make that part faster, or let "random" make smaller inputs$/,
  );
});

const merging = {
  id: 'merging',
  inputs: ['a', 'b'].map((name) => ({name, type: 'int[]'})),
  cases: [],
};
const worst = (size: number, line: string) => ({kind: 'worst', size, line});

it('refuses an input for counting that has another size than n', () => {
  expect(faultOfSize(merging, worst(2, '[1]; [2, 3]'))).toBe(
    '"worst" must make an input of n elements, all arrays together, but for n = 2 it makes 3; correct "worst"',
  );
  expect(faultOfSize(merging, worst(3, '[1]; [2, 3]'))).toBeUndefined();
});

it('accepts any size in a variant, whose costs only have to grow', () => {
  expect(faultOfSize({...merging, id: 'merging/gap'}, worst(2, '[1]; [2, 3]'))).toBeUndefined();
});

it('accepts an input without arrays, whose numbers may mean n', () => {
  const power = {id: 'power', inputs: [{name: 'exponent', type: 'int'}], cases: []};
  expect(faultOfSize(power, worst(8, '8'))).toBeUndefined();
});
