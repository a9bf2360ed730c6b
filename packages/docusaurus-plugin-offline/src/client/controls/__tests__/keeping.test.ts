import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {hostOf, manifestOf, root} from '../../../model/__tests__/site';
import {FakeCaches} from '../../../store/__tests__/fakeCaches';
import {KeptFiles} from '../../../store/KeptFiles';

const shared = vi.hoisted(() => ({}) as {kept: KeptFiles});
const files = {'index.html': 'home', 'a.js': 'code', 'clang/1.wasm': '1', 'clang/2.wasm': '22'};

// Mocks for what Node does not have: a worker, other tabs, and the files that a page has loaded.
vi.mock('@generated/docusaurus-plugin-offline/default/settings.json', () => ({
  default: {root: '/site/', labels: {}},
}));
vi.mock('../filesOfPage', () => ({filesOfPage: () => new Set()}));
vi.mock('../otherTabs', () => ({tellOtherTabs: () => undefined}));
vi.mock('../otherKeepers', () => ({
  asKeeper: (_name: string, act: () => Promise<unknown>) => act(),
  partsInKeeping: () => Promise.resolve(new Set()),
  tellProgress: () => undefined,
}));
vi.mock('../../pageWorker', () => ({
  keptFiles: () => shared.kept,
  registerWorker: () => Promise.resolve({active: {}}),
  manifestOf: () => Promise.resolve(manifestOf(files, [{name: 'clang'}])),
}));

let keeping: typeof import('../keeping');
let fetch: typeof globalThis.fetch;

beforeEach(async () => {
  shared.kept = new KeptFiles(new FakeCaches().storage, root);
  ({fetch} = hostOf(files));
  vi.stubGlobal('window', {
    caches: {},
    fetch: (...args: Parameters<typeof globalThis.fetch>) => fetch(...args),
  });
  vi.stubGlobal('navigator', {serviceWorker: {}});
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.resetModules();
  keeping = await import('../keeping');
  await keeping.openKeeping();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const partNamed = (name: string) => keeping.getKeeping().parts.find((part) => part.name === name);
const countOf = (kind: string) =>
  keeping.getKeeping().kinds.find((one) => one.kind === kind)?.files ?? 0;

/** Creates a promise and the function that resolves it. */
function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((given) => {
    resolve = given;
  });
  return {promise, resolve};
}

/** Blocks calls of a method of the cached files. @returns a function that lets them continue. */
function holdBack(name: 'pages' | 'choose') {
  const {kept} = shared;
  const [begun, held] = [deferred(), deferred()];
  const original = kept[name].bind(kept) as (given: unknown) => Promise<unknown>;
  Object.assign(kept, {
    async [name](given: unknown) {
      begun.resolve();
      await held.promise;
      return original(given);
    },
  });
  return {begun: begun.promise, release: held.resolve};
}

it('removing a part does not reset the progress of another part that is being cached', async () => {
  await keeping.keep('site');
  const held = deferred();
  const {fetch: ask} = hostOf(files);
  fetch = async (input) => {
    await ((input as string).includes('2.wasm') ? held.promise : undefined);
    return ask(input);
  };
  const kept = keeping.keep('clang');
  await vi.waitFor(() => expect(countOf('program')).toBe(1));
  const {begun, release} = holdBack('pages');
  const removed = keeping.remove('site');
  await begun;
  held.resolve();
  await vi.waitFor(() => expect(countOf('program')).toBe(2));
  const counts: unknown[] = [];
  const end = keeping.subscribe(() =>
    counts.push([countOf('program'), countOf('page'), partNamed('clang')?.keptSize]),
  );
  release();
  await Promise.all([kept, removed]);
  end();
  expect(counts).toEqual(counts.map(() => [2, 0, 3]));
  expect(partNamed('site')).toMatchObject({keptSize: 0, isChosen: false});
});

it('caching a part while another is being removed does not restore the choice of the removed part', async () => {
  await keeping.keep('site');
  const {begun, release} = holdBack('choose');
  const removed = keeping.remove('site');
  await begun;
  const kept = keeping.keep('clang');
  await new Promise(setImmediate);
  release();
  await Promise.all([kept, removed]);
  expect(await shared.kept.choices()).toEqual(['clang']);
});

it('reports that a part could not be removed, and removes it later', async () => {
  await keeping.keep('site');
  for (const name of ['remove', 'choices', 'pages'] as const) {
    vi.spyOn(shared.kept, name).mockRejectedValueOnce(new DOMException('broken', 'UnknownError'));
    await keeping.remove('site');
    expect(keeping.getKeeping().ended).toEqual({name: 'site', outcome: 'broken'});
  }
  await keeping.remove('site');
  expect(keeping.getKeeping().ended).toEqual({name: 'site', outcome: 'removed'});
});

it('reports that the browser failed if the cached files cannot be read', async () => {
  vi.spyOn(shared.kept, 'pages').mockRejectedValueOnce(new DOMException('broken', 'UnknownError'));
  await keeping.keep('site');
  expect(keeping.getKeeping()).toMatchObject({
    active: undefined,
    ended: {name: 'site', outcome: 'broken'},
  });
});
