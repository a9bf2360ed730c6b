// A real server must pass these tests, too:
// ORAMACORE_URL=http://localhost:8080 ORAMACORE_MASTER_KEY=… npx vitest run --project integration
// e2e/hosted/__tests__/protocol
import {
  createAnswerSession,
  createManager,
  createSearchClient,
  type Manager,
} from 'oramacore-client';
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {runPush} from '../../../packages/docusaurus-theme-local-search/src/push/runPush';
import {serviceVersion} from '../../../packages/docusaurus-theme-local-search/src/serviceVersion';
import {BuiltSite} from '../builtSite';
import {pushEnvironment} from '../pushEnvironment';
import {startService, type Service} from '../service';

let service: Service;
let manager: Manager;

const documents = [
  {id: '1', title: 'Rotate an array', section: 'Arrays', category: 'default', version: 'current'},
  {id: '2', title: 'Reverse an array', section: 'Arrays', category: 'default', version: '1.0'},
  {id: '3', title: 'Welcome', section: 'News', category: 'blogs', version: 'current'},
];

const client = () => createSearchClient(service);
const titles = async (term: string, where?: Record<string, string>) => {
  const {hits} = await client().search<{title: string}>({term, ...(where && {where})});
  return hits.map(({document}) => document.title);
};

/** Retries a check, because a real server shows a write only after a moment. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, {timeout: 10_000});

beforeAll(async () => {
  service = await startService();
  manager = createManager(service);
  await manager.indexes.create({id: 'site', embeddings: 'none'});
  await manager.indexes.insertDocuments('site', documents);
  await eventually(async () => expect(await titles('array')).toHaveLength(2));
});

afterEach(() => expect(service.protocolErrors).toEqual([]));
afterAll(() => service.close());

test('a search finds documents by words and by prefixes', async () => {
  expect((await titles('array')).sort()).toEqual(['Reverse an array', 'Rotate an array']);
  expect(await titles('rot')).toEqual(['Rotate an array']);
});

test('a search can be filtered and counts facet values', async () => {
  expect(await titles('array', {version: '1.0'})).toEqual(['Reverse an array']);
  const {count, facets} = await client().search({term: '', limit: 1, facets: {category: {}}});
  expect(count).toBe(3);
  expect(facets?.category?.values).toMatchObject({default: 2, blogs: 1});
});

test('a search returns a page of its results, ordered by score', async () => {
  const parameters = {term: 'array', properties: ['title'], boost: {title: 2}};
  const all = await client().search(parameters);
  const second = await client().search({...parameters, limit: 1, offset: 1});
  expect(all.hits[0]?.score).toBeGreaterThanOrEqual(all.hits[1]?.score ?? Infinity);
  expect(second.count).toBe(2);
  expect(second.hits.map(({id}) => id)).toEqual([all.hits[1]?.id]);
});

test('inserting a document again replaces it', async () => {
  const [first] = documents;
  const again = await manager.indexes.insertDocuments('site', [{...first, id: '1'}]);
  expect(again).toEqual({inserted: 0, replaced: 1, failed: 0});
});

test('an index that exists cannot be created again', async () => {
  await expect(manager.indexes.create({id: 'site'})).rejects.toMatchObject({status: 409});
});

test('a temporary index is not searched until it replaces another index', async () => {
  await manager.indexes.create({id: 'replaced'});
  await manager.indexes.insertDocuments('replaced', [{id: 'a', title: 'Walrus'}]);
  await eventually(async () => expect(await titles('walrus')).toEqual(['Walrus']));
  await manager.indexes.createTemporary('replaced', 'replaced-next');
  await manager.indexes.insertDocuments('replaced-next', [{id: 'b', title: 'Narwhal'}]);
  expect(await titles('narwhal')).toEqual([]);
  await manager.indexes.replace('replaced', 'replaced-next');
  await eventually(async () => expect(await titles('narwhal')).toEqual(['Narwhal']));
  expect(await titles('walrus')).toEqual([]);
  await expect(manager.indexes.replace('replaced', 'replaced-next')).rejects.toMatchObject({
    status: 400,
  });
  await manager.indexes.delete('replaced');
  await eventually(async () => expect(await titles('narwhal')).toEqual([]));
});

test('documents can be deleted and listed', async () => {
  await manager.indexes.insertDocuments('site', [{id: '4', title: 'Ephemeral'}]);
  await eventually(async () => expect(await titles('ephemeral')).toEqual(['Ephemeral']));
  await manager.indexes.deleteDocuments('site', ['4']);
  await eventually(async () => expect(await titles('ephemeral')).toEqual([]));
  expect(await manager.indexes.listDocuments()).toHaveLength(documents.length);
});

test('segments can be inserted, read, updated and deleted', async () => {
  const {segments} = manager;
  const id = await segments.insert({name: 'Beginners', description: 'Who learn', goal: 'Learn'});
  await eventually(async () => expect((await segments.get(id))?.name).toBe('Beginners'));
  await segments.update({id, name: 'Learners', description: 'Who learn', goal: 'Learn'});
  await eventually(async () => expect((await segments.get(id))?.name).toBe('Learners'));
  expect((await segments.all()).map((segment) => segment.id)).toContain(id);
  await segments.delete(id);
  await eventually(async () => expect(await segments.get(id)).toBeUndefined());
});

test('triggers of a segment can be inserted, read, updated and deleted', async () => {
  const {triggers} = manager;
  const segment_id = await manager.segments.insert({name: 'Others', description: 'All others'});
  const trigger = {name: 'Hint', description: 'Asks for a hint', response: 'Give one', segment_id};
  const id = await triggers.insert(trigger);
  await eventually(async () => expect(await triggers.get(id)).toMatchObject(trigger));
  await triggers.update({...trigger, id, name: 'Hints'});
  await eventually(async () => expect((await triggers.get(id))?.name).toBe('Hints'));
  expect((await triggers.all()).map((each) => each.id)).toContain(id);
  await triggers.delete(id);
  await eventually(async () => expect(await triggers.get(id)).toBeUndefined());
});

test('system prompts can be inserted, read, updated and deleted', async () => {
  const {systemPrompts} = manager;
  const prompt = {name: 'Short', prompt: 'Be short.', usage_mode: 'manual'} as const;
  const id = await systemPrompts.insert(prompt);
  await eventually(async () => expect(await systemPrompts.get(id)).toMatchObject(prompt));
  await systemPrompts.update({...prompt, id, prompt: 'Be very short.'});
  await eventually(async () =>
    expect((await systemPrompts.get(id))?.prompt).toBe('Be very short.'),
  );
  expect((await systemPrompts.all()).map((each) => each.id)).toContain(id);
  await systemPrompts.delete(id);
  await eventually(async () => expect(await systemPrompts.get(id)).toBeUndefined());
});

test('tools can be inserted, read, updated and deleted', async () => {
  const {tools} = manager;
  const parameters = {type: 'object', properties: {n: {type: 'number'}}};
  const tool = {id: 'double', name: 'double', description: 'Doubles a number', parameters};
  expect(await tools.insert(tool)).toBe('double');
  await eventually(async () =>
    expect((await tools.get('double'))?.parameters).toBe(JSON.stringify(parameters)),
  );
  await tools.update({...tool, description: 'Doubles n'});
  await eventually(async () => expect((await tools.get('double'))?.description).toBe('Doubles n'));
  expect((await tools.all()).map(({id}) => id)).toContain('double');
  await tools.delete('double');
  await eventually(async () => expect(await tools.get('double')).toBeUndefined());
});

test('pushing a site again removes the pages that it no longer has', async () => {
  const site = new BuiltSite();
  const push = () =>
    runPush([], {
      environment: {...pushEnvironment(service), SEARCH_INDEX: 'pushed'},
      folder: site.folder,
      print: () => undefined,
    });
  try {
    site.build(3, 'ocelot');
    expect(await push()).toBe(0);
    await eventually(async () => expect(await titles('ocelot')).toHaveLength(3));
    site.build(1, 'ocelot');
    expect(await push()).toBe(0);
    await eventually(async () => expect(await titles('ocelot')).toEqual(['Page 0']));
  } finally {
    site.remove();
    await manager.indexes.delete('pushed');
  }
});

test.each(['1.0', '3.10.2', '2024-01-15', 'community-guides/2.0.0-rc.1'])(
  'docs of the version %s are found with the filter of their pages',
  async (version) => {
    const site = new BuiltSite();
    site.build(2, 'okapi', version);
    const environment = {...pushEnvironment(service), SEARCH_INDEX: 'versioned'};
    const {folder} = site;
    try {
      expect(await runPush([], {environment, folder, print: () => undefined})).toBe(0);
      await eventually(async () =>
        expect(await titles('okapi', {version: serviceVersion(version)})).toHaveLength(2),
      );
    } finally {
      site.remove();
      await manager.indexes.delete('versioned');
    }
  },
);

// On a real server, these tests need a language model: ORAMACORE_MODEL=1 says that it has one.
const hasModel = process.env.ORAMACORE_URL === undefined || process.env.ORAMACORE_MODEL === '1';

test.runIf(hasModel)('a question is turned into searches', async () => {
  const [found] = await client().nlpSearch({query: 'How do I rotate an array?'});
  expect(found?.results[0]?.count).toBeGreaterThanOrEqual(1);
  const statuses: string[] = [];
  for await (const {status, results} of client().nlpSearchStream({query: 'Rotate an array?'})) {
    statuses.push(status);
    expect(results === undefined).toBe(status !== 'SEARCH_RESULTS');
  }
  expect(statuses[0]).toBe('INIT');
  expect(statuses.at(-1)).toBe('SEARCH_RESULTS');
});

test.runIf(hasModel)('a question is answered, with and without a plan', async () => {
  const session = createAnswerSession(service);
  expect(await session.answer('How do I rotate an array?').whole).not.toBe('');
  expect(await session.plannedAnswer('And what does it cost?').whole).not.toBe('');
  expect(session.interactions.map(({state}) => state)).toEqual(['finished', 'finished']);
  expect(session.messages.map(({role}) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
  ]);
});
