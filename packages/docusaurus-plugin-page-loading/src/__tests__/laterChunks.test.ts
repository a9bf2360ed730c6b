import {expect, it} from 'vitest';
import {withoutEntries} from '../laterChunks';

const keys = new Set(['106', '17896441']);

it('removes chunks from the maps of chunk names, hashes and ids', () => {
  const script =
    'u = (id) => "js/" + ({"106": "17896441","1588": "application"}[id] || id) + ' +
    '"." + {106:"9a983ffe",1588:"111cad08"}[id]; ids = {"17896441":"106","application":"1588"};';
  expect(withoutEntries(script, keys)).toBe(
    'u = (id) => "js/" + ({"1588": "application"}[id] || id) + ' +
      '"." + {1588:"111cad08"}[id]; ids = {"application":"1588"};',
  );
});

it('leaves the rest of a script unchanged', () => {
  const script = 'var installed = {"106": 0}; if (a) {f("106")} b = {"1588": "106", };';
  expect(withoutEntries(script, keys)).toBe(script);
});
