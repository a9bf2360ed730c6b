import {afterEach, expect, it, vi} from 'vitest';
import {fetchWithProgress} from '../fetchWithProgress';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Fetches a file that arrives in chunks, and returns its bytes and the reports. */
async function fetchInChunks(chunks: readonly number[][], headers: Record<string, string>) {
  const body = new ReadableStream({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(new Uint8Array(chunk)));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, {headers})));
  const reports: (readonly [number, number | undefined])[] = [];
  const bytes = await fetchWithProgress('/index.gz', (...report) => reports.push(report));
  return {bytes: [...bytes], reports};
}

it('joins the chunks of a file in order, and reports how many of its bytes have arrived', async () => {
  const {bytes, reports} = await fetchInChunks([[1, 2, 3], [4], [5, 6]], {'content-length': '6'});
  expect(bytes).toEqual([1, 2, 3, 4, 5, 6]);
  expect(reports).toEqual([
    [3, 6],
    [4, 6],
    [6, 6],
  ]);
});

it('reports no size if the host sends none', async () => {
  const {reports} = await fetchInChunks([[1, 2]], {});
  expect(reports).toEqual([[2, undefined]]);
});
