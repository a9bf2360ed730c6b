import type {Indexes} from 'oramacore-client/manager';
import {expect, test} from 'vitest';
import {pushEntries} from '../pushEntries';
import type {PushState} from '../pushState';
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

test.each([
  [{inserted: 1, replaced: 0, failed: 1}, 'took 1 and refused 1'],
  [{inserted: 0, replaced: 1, failed: 0}, 'took 1 and refused 0'],
  [{inserted: 2, replaced: 0, failed: 2}, 'took 2 and refused 2'],
  [{inserted: 3, replaced: 0, failed: 0}, 'took 3 and refused 0'],
])(
  'readers keep what they had when the service answers %o to two entries',
  async (answer, taken) => {
    let isReplaced = false;
    const done = () => Promise.resolve();
    const indexes: Indexes = {
      create: done,
      delete: done,
      deleteDocuments: done,
      createTemporary: done,
      listDocuments: () => Promise.resolve([]),
      insertDocuments: () => Promise.resolve(answer),
      replace() {
        isReplaced = true;
        return Promise.resolve();
      },
    };
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
      `Of the entries 1–2 of 2 the service ${taken}. Run the command again.`,
    );
    expect(isReplaced).toBe(false);
    expect(states.map(({sent}) => sent)).toEqual([0]);
  },
);
