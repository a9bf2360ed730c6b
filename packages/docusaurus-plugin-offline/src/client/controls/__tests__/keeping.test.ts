import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {hostOf, manifestOf, root} from '../../../model/__tests__/site';
import {FakeCaches} from '../../../store/__tests__/fakeCaches';
import {KeptFiles} from '../../../store/KeptFiles';

const shared = vi.hoisted(() => ({}) as {kept: KeptFiles});
const files = {'index.html': 'home', 'a.js': 'code', 'clang/1.wasm': '1', 'clang/2.wasm': '22'};

// What Node has none of: a worker, other tabs, and what a page has loaded.
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

/** A promise, and what resolves it. */
function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((given) => {
    resolve = given;
  });
  return {promise, resolve};
}

/** Holds calls of a function of what is kept back. @returns what lets them go on. */
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

it('a part that is removed while another is kept takes nothing back of that one', async () => {
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

it('a part that is kept while another is removed does not bring its choice back', async () => {
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

it('says that a part could not be removed, and removes it later', async () => {
  await keeping.keep('site');
  for (const name of ['remove', 'choices', 'pages'] as const) {
    vi.spyOn(shared.kept, name).mockRejectedValueOnce(new DOMException('broken', 'UnknownError'));
    await keeping.remove('site');
    expect(keeping.getKeeping().ended).toEqual({name: 'site', outcome: 'broken'});
  }
  await keeping.remove('site');
  expect(keeping.getKeeping().ended).toEqual({name: 'site', outcome: 'removed'});
});

it('says that the browser failed when it does not tell what was kept', async () => {
  vi.spyOn(shared.kept, 'pages').mockRejectedValueOnce(new DOMException('broken', 'UnknownError'));
  await keeping.keep('site');
  expect(keeping.getKeeping()).toMatchObject({
    active: undefined,
    ended: {name: 'site', outcome: 'broken'},
  });
});
