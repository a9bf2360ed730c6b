import {afterEach, expect, it, vi} from 'vitest';
import {manifestOf, root} from '../../model/__tests__/site';
import {FileCache} from '../FileCache';
import {loadManifest} from '../loadManifest';
import {FakeCaches} from './fakeCaches';

const file = 'offline-files.a.json';

afterEach(() => vi.unstubAllGlobals());

it('a manifest that the browser has removed is fetched, also if there is no room to cache it', async () => {
  const manifest = manifestOf({'index.html': 'home'});
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(manifest)));
  const cache = new FileCache(new FakeCaches().storage, root);
  const put = vi.spyOn(cache, 'putManifest').mockRejectedValueOnce(new Error('full'));
  expect(await loadManifest(cache, root, file)).toEqual(manifest);
  expect(put).toHaveBeenCalledOnce();
});
