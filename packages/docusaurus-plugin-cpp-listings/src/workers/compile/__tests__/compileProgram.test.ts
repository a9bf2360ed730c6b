import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {requestsOf, stubWorkers, type FakeWorker} from '../../__tests__/fakeWorker';
import type * as CompileProgram from '../compileProgram';
import type {CompileProtocol} from '../compileProtocol';

let workers: FakeWorker<CompileProtocol>[];
const fetched = vi.fn<(url: string) => Promise<Response>>();
const file = {url: '/clang.bin', bytes: 1, sha256: ''};
const bundle = {clang: file, files: file};
const program = {code: 'int f();', caller: {before: '', after: ''}};
const linked = {...program, proofs: '/proofs.wasm'};
const compiled = {type: 'compiled', compiled: {diagnostics: []}, isCached: true} as const;
const ignore = () => undefined;

let {compileProgram, isCompilerReady, warmUpCompiler}: Partial<typeof CompileProgram> = {};

const requests = (count: number) => requestsOf(workers, count);

beforeEach(async () => {
  workers = stubWorkers();
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response('object')));
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  ({compileProgram, isCompilerReady, warmUpCompiler} = await import('../compileProgram'));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the page sends a program with the object of its proofs, which it fetches once', async () => {
  const ended: unknown[] = [];
  for (const count of [1, 2]) {
    const task = compileProgram?.(bundle, linked, ignore);
    const sent = await requests(count);
    expect(sent.at(-1)?.program?.proofs).toEqual(new TextEncoder().encode('object'));
    workers[0]?.reply({type: 'done', result: compiled});
    ended.push(await task?.result);
  }
  expect(ended).toEqual([compiled, compiled]);
  expect(fetched.mock.calls).toEqual([['/proofs.wasm']]);
});

it('the page reports missing proofs like a missing compiler, and fetches them again', async () => {
  fetched.mockImplementationOnce(() => Promise.resolve(new Response('', {status: 404})));
  await expect(compileProgram?.(bundle, linked, ignore).result).resolves.toEqual({
    type: 'notLoaded',
    message: 'HTTP 404',
  });
  compileProgram?.(bundle, linked, ignore);
  await requests(1);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('the page reports a worker whose script cannot be loaded like a missing compiler, and not as its crash', async () => {
  const task = compileProgram?.(bundle, program, ignore);
  await requests(1);
  workers[0]?.fail('');
  await expect(task?.result).resolves.toEqual({
    type: 'notLoaded',
    message: 'a part of this page could not be loaded',
  });
});

it('the worker loads the compiler once before there is a program, which waits for it', async () => {
  warmUpCompiler?.(bundle);
  warmUpCompiler?.(bundle);
  const task = compileProgram?.(bundle, program, ignore);
  expect(await requests(1)).toEqual([{bundle}]);
  workers[0]?.reply({type: 'done', result: {type: 'loaded'}});
  expect(await requests(2)).toEqual([{bundle}, {bundle, program}]);
  workers[0]?.reply({type: 'done', result: compiled});
  await expect(task?.result).resolves.toEqual(compiled);
  expect(workers).toHaveLength(1);
});

const outOfMemory = 'WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory';

it('the page compiles again in a new worker if the browser had no memory left', async () => {
  const task = compileProgram?.(bundle, program, ignore);
  await requests(1);
  workers[0]?.reply({type: 'failed', message: outOfMemory});
  await expect.poll(() => workers).toHaveLength(2);
  expect(workers[0]?.terminate).toHaveBeenCalled();
  workers[1]?.reply({type: 'done', result: compiled});
  await expect(task?.result).resolves.toEqual(compiled);
});

it('the page reports the error if the new worker has no memory left either', async () => {
  const task = compileProgram?.(bundle, program, ignore);
  await requests(1);
  workers[0]?.reply({type: 'failed', message: outOfMemory});
  await expect.poll(() => workers).toHaveLength(2);
  workers[1]?.reply({type: 'event', event: {type: 'compiling'}});
  workers[1]?.reply({type: 'failed', message: outOfMemory});
  await expect(task?.result).resolves.toEqual({type: 'broken', message: outOfMemory});
  expect(workers).toHaveLength(2);
});

describe('the compiler', () => {
  beforeEach(async () => {
    warmUpCompiler?.(bundle);
    await requests(1);
    expect(isCompilerReady?.()).toBe(false);
    workers[0]?.reply({type: 'done', result: {type: 'loaded'}});
    await expect.poll(() => isCompilerReady?.()).toBe(true);
  });

  it('stays ready when the proofs of a program cannot be fetched', async () => {
    fetched.mockImplementationOnce(() => Promise.resolve(new Response('', {status: 404})));
    await compileProgram?.(bundle, linked, ignore).result;
    expect(isCompilerReady?.()).toBe(true);
  });

  it('stays ready when a queued program is stopped', async () => {
    compileProgram?.(bundle, program, ignore);
    await requests(2);
    const queued = compileProgram?.(bundle, program, ignore);
    queued?.stop();
    await queued?.result;
    expect(isCompilerReady?.()).toBe(true);
  });

  it('is not ready after the program that it compiles was stopped', async () => {
    const task = compileProgram?.(bundle, program, ignore);
    await requests(2);
    task?.stop();
    await task?.result;
    expect(isCompilerReady?.()).toBe(false);
  });

  it('is not ready after its worker has crashed between two programs', () => {
    workers[0]?.fail();
    expect(isCompilerReady?.()).toBe(false);
  });
});
