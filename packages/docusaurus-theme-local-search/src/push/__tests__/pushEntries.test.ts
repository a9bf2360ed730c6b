import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ServiceError} from 'oramacore-client';
import type {Indexes} from 'oramacore-client/manager';
import {afterEach, expect, test} from 'vitest';
import {pushEntries} from '../pushEntries';
import {pushStateFile, type PushState} from '../pushState';
import type {PushedEntry} from '../readEntries';

const entry: PushedEntry = {
  id: '/a',
  title: 'A',
  content: 'About a',
  section: 'A',
  path: '/a',
  category: 'default',
  breadcrumbs: [],
  version: 'current',
};

const done = () => Promise.resolve();
const all = {inserted: 2, replaced: 0, failed: 0};

/** Returns a fake service whose methods succeed unless a test replaces them. */
const serviceWith = (indexes: Partial<Indexes>): Indexes => ({
  create: done,
  delete: done,
  deleteDocuments: done,
  createTemporary: done,
  listDocuments: () => Promise.resolve([]),
  insertDocuments: () => Promise.resolve(all),
  replace: done,
  ...indexes,
});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'push-'));
const file = path.join(folder, 'state.json');
afterEach(() => fs.rmSync(folder, {recursive: true, force: true}));

/** Pushes two entries, and stores the state of the push in a file. */
const push = (indexes: Partial<Indexes>, {target = 'here', index = 'site'} = {}) =>
  pushEntries({
    manager: {indexes: serviceWith(indexes)},
    target,
    index,
    entries: [entry, {...entry, id: '/b'}],
    state: pushStateFile(file),
    onProgress: () => undefined,
  });

/** Pushes, and fails after all entries have been sent. */
const pushInVain = async () => {
  const replace = () => Promise.reject(new ServiceError('Busy', {status: 503}));
  await expect(push({replace})).rejects.toThrow('Busy');
};

test.each([
  [{inserted: 1, replaced: 0, failed: 1}, 'accepted 1 and rejected 1'],
  [{inserted: 0, replaced: 1, failed: 0}, 'accepted 1 and rejected 0'],
  [{inserted: 2, replaced: 0, failed: 2}, 'accepted 2 and rejected 2'],
  [{inserted: 3, replaced: 0, failed: 0}, 'accepted 3 and rejected 0'],
])(
  'the index that readers search is not replaced when the service answers %o to two entries',
  async (answer, counts) => {
    let isReplaced = false;
    const indexes = serviceWith({
      insertDocuments: () => Promise.resolve(answer),
      replace() {
        isReplaced = true;
        return Promise.resolve();
      },
    });
    const states: PushState[] = [];
    const pushed = pushEntries({
      manager: {indexes},
      target: 'nowhere',
      index: 'site',
      entries: [entry, {...entry, id: '/b'}],
      state: {read: () => undefined, write: (state) => states.push(state), remove: () => undefined},
      onProgress: () => undefined,
    });
    await expect(pushed).rejects.toThrow(
      `The service ${counts} of the entries 1–2 of 2. Run the command again.`,
    );
    expect(isReplaced).toBe(false);
    expect(states.map(({sent}) => sent)).toEqual([0]);
  },
);

test.each([
  ['target', {target: 'elsewhere'}],
  ['index', {index: 'other'}],
])('a push to another %s does not resume a failed one', async (_name, other) => {
  await pushInVain();
  let sent = 0;
  const insertDocuments = (_id: string, {length}: readonly unknown[]) => {
    sent += length;
    return Promise.resolve(all);
  };
  await push({insertDocuments});
  expect(sent).toBe(0);
  await pushInVain();
  await push({insertDocuments}, other);
  expect(sent).toBe(2);
});

test.each([
  ['a first push', false, 400],
  ['a push that goes on and finds the service busy', true, 503],
])('%s does not start again', async (_name, isResumed, status) => {
  if (isResumed) {
    await pushInVain();
  }
  let tries = 0;
  const replace = () => {
    tries++;
    return Promise.reject(new ServiceError('Refused', {status}));
  };
  await expect(push({replace})).rejects.toThrow('Refused');
  expect(tries).toBe(1);
});

test.each([
  [
    'lacks the number of sent batches',
    ({fingerprint, temporaryId}: PushState) => ({fingerprint, temporaryId}),
  ],
  ['lacks the temporary index', ({fingerprint, sent}: PushState) => ({fingerprint, sent})],
  ['is empty', () => null],
])('a push starts again if its stored state %s', async (_, damage) => {
  await pushInVain();
  const state = JSON.parse(fs.readFileSync(file, 'utf8')) as PushState;
  expect(state.sent).toBe(1);
  fs.writeFileSync(file, JSON.stringify(damage(state)));
  const created: string[] = [];
  await push({createTemporary: (index) => Promise.resolve(void created.push(index))});
  expect(created).toEqual(['site']);
});

test('a push that has ended is not resumed by the next one', async () => {
  const created: string[] = [];
  const createTemporary = (index: string) => Promise.resolve(void created.push(index));
  await push({createTemporary});
  await push({createTemporary});
  expect(created).toEqual(['site', 'site']);
});

test('a push whose first batch failed goes on with the index that it has created', async () => {
  const created: string[] = [];
  const filled: string[] = [];
  const createTemporary = (_index: string, id: string) => Promise.resolve(void created.push(id));
  const insertDocuments = () => Promise.reject(new ServiceError('Busy', {status: 503}));
  await expect(push({createTemporary, insertDocuments})).rejects.toThrow('Busy');
  await push({
    createTemporary,
    insertDocuments(id) {
      filled.push(id);
      return Promise.resolve(all);
    },
  });
  expect(created).toEqual([expect.stringMatching(/^site-./)]);
  expect(filled).toEqual(created);
});

test.each([
  ['exists already', 409, 2],
  ['cannot be created', 503, 0],
])('entries are sent only if there is an index to replace: it %s', async (_name, status, count) => {
  let sent = 0;
  const pushed = push({
    create: () => Promise.reject(new ServiceError('Refused', {status})),
    insertDocuments(_id, {length}) {
      sent += length;
      return Promise.resolve(all);
    },
  });
  await (count > 0 ? pushed : expect(pushed).rejects.toThrow('Refused'));
  expect(sent).toBe(count);
});
