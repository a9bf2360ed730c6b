import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {runPlain, runTraced} from '../../shared/runModule';
import {hostListings} from '../host';
import type {FromWorker, Job} from '../protocol';

vi.mock('../../shared/runModule', () => ({runPlain: vi.fn(), runTraced: vi.fn()}));

const job: Job = {
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
