import {afterEach, expect, it, vi} from 'vitest';
import {handMadeModule} from '../../run/__fixtures__/handMadeModules';
import {loadModule} from '../loadModule';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('fetches and compiles a module once, and again only after a failure', async () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(() => Promise.resolve(new Response(handMadeModule({}))));
  fetched.mockResolvedValueOnce(new Response('', {status: 503}));
  await expect(loadModule('/once.wasm')).rejects.toThrow('HTTP 503');
  const [first, second] = await Promise.all([loadModule('/once.wasm'), loadModule('/once.wasm')]);
  expect(second).toBe(first);
  expect(first).toBeInstanceOf(WebAssembly.Module);
  expect(fetched).toHaveBeenCalledTimes(2);
});
