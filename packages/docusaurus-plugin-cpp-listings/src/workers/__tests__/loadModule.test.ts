import {afterEach, expect, it, vi} from 'vitest';
import {handMadeModule} from '../../run/__fixtures__/handMadeModules';
import {evictModules, loadModule} from '../loadModule';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stubs `fetch` to return a module for each URL, and returns the stub. */
function serveModules() {
  const fetched = vi.fn<(url: string) => Promise<Response>>();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(() => Promise.resolve(new Response(handMadeModule({}))));
  return fetched;
}

it('loadModule fetches and compiles a module once, and again only after a failure', async () => {
  const fetched = serveModules();
  fetched.mockResolvedValueOnce(new Response('', {status: 503}));
  await expect(loadModule('/once.wasm')).rejects.toThrow('HTTP 503');
  const [first, second] = await Promise.all([loadModule('/once.wasm'), loadModule('/once.wasm')]);
  expect(second).toBe(first);
  expect(first).toBeInstanceOf(WebAssembly.Module);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('loadModule refuses a module that is not a program, and fetches it again', async () => {
  const fetched = serveModules();
  fetched.mockResolvedValueOnce(new Response(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])));
  await expect(loadModule('/empty.wasm')).rejects.toThrow('the downloaded file is not a program');
  await expect(loadModule('/empty.wasm')).resolves.toBeInstanceOf(WebAssembly.Module);
});

it('loadModule fetches a module again after evictModules', async () => {
  serveModules();
  const first = await loadModule('/forgotten.wasm');
  evictModules(['/forgotten.wasm']);
  expect(await loadModule('/forgotten.wasm')).not.toBe(first);
});
