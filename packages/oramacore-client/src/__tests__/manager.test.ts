import {expect, test, vi} from 'vitest';
import {createManager, type NewTool} from '../manager';

const connection = {endpoint: 'https://example.org', collectionId: 'docs'};

const managerWith = (answer: unknown, readKey?: string) => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer)));
  return {asked, manager: createManager({...connection, writeKey: 'w', readKey, fetch: asked})};
};

test('a manager requires a write key', () => {
  expect(() => createManager({...connection, writeKey: ''})).toThrow('Write API key is required');
});

test('reading managed items requires a read key', async () => {
  const {manager, asked} = managerWith({});
  await expect(manager.segments.all()).rejects.toThrow('Read API key is required');
  expect(asked).not.toHaveBeenCalled();
});

test.each([undefined, ''])('a trigger with the segment %o is not inserted', async (segment_id) => {
  const {manager, asked} = managerWith({});
  const trigger = {name: 'a', description: 'b', response: 'c', segment_id};
  await expect(manager.triggers.insert(trigger)).rejects.toThrow(
    new Error('You cannot insert a trigger without a segment_id'),
  );
  expect(asked).not.toHaveBeenCalled();
});

test('a tool with invalid parameters is neither inserted nor updated', async () => {
  const {manager, asked} = managerWith({});
  const tool = {id: 'a', description: 'b', parameters: 7} as unknown as NewTool;
  const message = new Error('Invalid parameters type. Must be string, object or ZodType');
  await expect(manager.tools.insert(tool)).rejects.toThrow(message);
  await expect(manager.tools.update(tool)).rejects.toThrow(message);
  expect(asked).not.toHaveBeenCalled();
});

test('a prompt is validated by the server', async () => {
  const {manager, asked} = managerWith({result: {overall_assessment: {valid: true}}});
  const prompt = {name: 'a', prompt: 'b', usage_mode: 'manual'} as const;
  expect(await manager.systemPrompts.validate(prompt)).toEqual({overall_assessment: {valid: true}});
  expect(asked.mock.calls[0]?.[0]).toMatch(/system_prompts\/validate$/);
});

test.each([
  ['the id of an insertion', ({segments}) => segments.insert({name: 'a', description: 'b'})],
  ['a list', ({segments}) => segments.all()],
  ['what was inserted', ({indexes}) => indexes.insertDocuments('site', [])],
  ['a list of documents', ({indexes}) => indexes.listDocuments()],
] as [string, (manager: ReturnType<typeof createManager>) => Promise<unknown>][])(
  'an answer without %s is an error',
  async (_name, call) => {
    const {manager} = managerWith({nonsense: true}, 'r');
    await expect(call(manager)).rejects.toMatchObject({status: 'PARSE_ERROR'});
  },
);
