import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {handMadeModule} from '../../../run/__fixtures__/handMadeModules';
import {requestsOf, stubWorkers, type FakeWorker} from '../../__tests__/fakeWorker';
import type {Reply} from '../../workerProtocol';
import type * as RunListing from '../runListing';
import type {RunProtocol} from '../runProtocol';

let workers: FakeWorker<RunProtocol>[];
const fetched = vi.fn<(url: string) => Promise<Response>>();
const modules = {plain: '/plain.wasm', traced: '/traced.wasm'};
const task = {kind: 'count', modules, entry: 0, input: '[]'} as const;
const answered = {type: 'answered', outcome: {answer: '[]'}} as const;

let runListing: typeof RunListing.runListing;

const requests = (count: number) => requestsOf(workers, count);

beforeEach(async () => {
  workers = stubWorkers();
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response(handMadeModule({}))));
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  ({runListing} = await import('../runListing'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('all panels share one worker, and each module is fetched and compiled once', async () => {
  const panels = [runListing(task), runListing({...task, kind: 'trace'})];
  await requests(1);
  workers[0]?.reply({type: 'done', result: answered});
  const sent = await requests(2);
  workers[0]?.reply({type: 'done', result: answered});
  const results = await Promise.all(panels.map(({result}) => result));
  expect(results).toEqual([answered, answered]);
  expect(workers).toHaveLength(1);
  expect(fetched.mock.calls.flat().sort()).toEqual(['/plain.wasm', '/traced.wasm']);
  const [traced, other] = sent.map(({modules}) => 'traced' in modules && modules.traced);
  expect(traced).toBeInstanceOf(WebAssembly.Module);
  expect(other).toBe(traced);
});

const measuring = {modules, entry: 2, inputs: 'worst', size: 8} as const;

it.each([
  ['its answer and its costs', {...task, kind: 'count'}, ['plain', 'traced']],
  ['the costs on inputs of a size', {...measuring, kind: 'measure'}, ['plain', 'traced']],
  ['its time', {...measuring, kind: 'time', seed: 3}, ['plain']],
  ['its steps', {...task, kind: 'trace'}, ['traced']],
  ['its steps and a verdict', {...task, kind: 'judge'}, ['traced']],
  ['a verdict', {...task, kind: 'judgeOnly'}, ['traced']],
] as const)('a run for %s fetches no other module than it needs', async (_, wanted, names) => {
  runListing(wanted);
  const loaded = names.map((name) => [name, expect.any(WebAssembly.Module) as unknown] as const);
  expect(await requests(1)).toEqual([{...wanted, modules: Object.fromEntries(loaded)}]);
  expect(fetched.mock.calls.flat().sort()).toEqual(names.map((name) => modules[name]));
});

it('the modules of a run that failed in the worker are fetched again, because they may be damaged', async () => {
  const run = async (worker: number, reply: Reply<RunProtocol>) => {
    const {result} = runListing(task);
    await expect.poll(() => workers[worker]?.postMessage).toHaveBeenCalled();
    workers[worker]?.reply(reply);
    await result;
    return fetched.mock.calls.length;
  };
  expect(await run(0, {type: 'failed', message: 'out of bounds'})).toBe(2);
  expect(await run(1, {type: 'done', result: answered})).toBe(4);
  workers[1]?.postMessage.mockClear();
  expect(await run(1, {type: 'done', result: answered})).toBe(4);
});

it('a panel’s run continues when another panel stops its own run', async () => {
  const first = runListing(task);
  const second = runListing(task);
  await requests(1);
  second.stop();
  await expect(second.result).resolves.toEqual({type: 'stopped'});
  workers[0]?.reply({type: 'done', result: answered});
  await expect(first.result).resolves.toEqual(answered);
});

it('a run that times out after five seconds has the traced program’s outcome', async () => {
  const outcome = {failure: {kind: 'endless', message: 'no end', line: 3}} as const;
  const {result} = runListing(task);
  await requests(1);
  vi.useFakeTimers();
  workers[0]?.reply({type: 'timing'});
  workers[0]?.reply({type: 'event', event: outcome});
  vi.advanceTimersByTime(5000);
  await expect(result).resolves.toEqual({type: 'endless', outcome});
});

it('a run fails with the message of a failed download', async () => {
  fetched.mockResolvedValueOnce(new Response('', {status: 503}));
  await expect(runListing(task).result).resolves.toEqual({type: 'failed', message: 'HTTP 503'});
});
