import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {countCosts, runJudged, runPlain, runTraced} from '../../shared/runModule';
import {hostListings} from '../host';
import type {FromWorker, Job, RunTask} from '../protocol';

vi.mock('../../shared/runModule', () => ({
  countCosts: vi.fn(),
  runJudged: vi.fn(),
  runPlain: vi.fn(),
  runTraced: vi.fn(),
}));

const job: RunTask & {id: number} = {
  id: 1,
  kind: 'count',
  modules: {plain: '/plain', traced: '/traced'},
  entry: 2,
  input: '[1]',
};
const counts = {steps: 9, reads: 1, writes: 1, allocations: 0};
/** The least that compiles. */
const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const trace = {input: '[1]', moments: [], left: 0, answer: '[1]', counts};
const fetched = vi.fn<(url: string) => Promise<Response>>();
let said: FromWorker[];
let run: (job: Job) => void;

beforeEach(() => {
  said = [];
  run = hostListings((message) => said.push(message));
  fetched.mockImplementation(() => Promise.resolve(new Response(emptyModule)));
  vi.stubGlobal('fetch', fetched);
  vi.mocked(runTraced).mockReturnValue(trace);
  vi.mocked(runPlain).mockReturnValue({answer: '[1]'});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const types = () => said.map(({type}) => type);

it('answers with the plain program’s answer and the other’s counts', async () => {
  vi.mocked(runPlain).mockReturnValue({answer: '[7]'});
  run(job);
  await vi.waitFor(() => expect(types()).toEqual(['running', 'counted', 'answered']));
  expect(said[2]).toMatchObject({outcome: {answer: '[7]', counts}});
});

it('runs no plain program on what the other refused', async () => {
  const failure = {kind: 'refused', message: 'k is not an index'} as const;
  vi.mocked(runTraced).mockReturnValue({...trace, answer: undefined, failure});
  run(job);
  await vi.waitFor(() => expect(types()).toEqual(['running', 'answered']));
  expect(said[1]).toMatchObject({outcome: {failure}});
  expect(runPlain).not.toHaveBeenCalled();
});

it('fetches each module once, and again only after a failure', async () => {
  fetched.mockResolvedValueOnce(new Response('', {status: 503}));
  run({...job, kind: 'trace'});
  await vi.waitFor(() => expect(said).toEqual([{id: 1, type: 'failed', message: 'HTTP 503'}]));
  run({...job, kind: 'trace'});
  await vi.waitFor(() => expect(types().at(-1)).toBe('traced'));
  run({...job, kind: 'trace'});
  await vi.waitFor(() => expect(types().filter((type) => type === 'traced')).toHaveLength(2));
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('counts what a listing costs at a size, with both modules', async () => {
  const counted = {failure: {kind: 'endless', message: 'too long'}} as const;
  vi.mocked(countCosts).mockReturnValue(counted);
  const modules = {plain: '/plain', traced: '/traced'};
  run({id: 4, kind: 'measure', modules, entry: 2, inputs: 'best', size: 9});
  await vi.waitFor(() => expect(said.at(-1)).toEqual({id: 4, type: 'measured', counted}));
  expect(types()).toEqual(['running', 'measured']);
  expect(vi.mocked(countCosts).mock.calls[0]?.slice(1, 3)).toEqual([2, {kind: 'best', size: 9}]);
  expect(fetched.mock.calls.flat()).toEqual(['/plain', '/traced']);
});

it('has an answer judged, with its steps or without', async () => {
  const judged = {trace, wrong: 'expected [2]', isUnique: true, accesses: 7};
  vi.mocked(runJudged).mockReturnValue(judged);
  run({...job, kind: 'judge', modules: {traced: '/traced'}});
  await vi.waitFor(() => expect(said.at(-1)).toEqual({id: 1, type: 'judged', run: judged}));
  run({...job, kind: 'judgeOnly', modules: {traced: '/traced'}});
  await vi.waitFor(() => expect(runJudged).toHaveBeenCalledTimes(2));
  const moments = vi.mocked(runJudged).mock.calls.map(([, , , limits]) => limits.moments > 0);
  expect(moments).toEqual([true, false]);
});
