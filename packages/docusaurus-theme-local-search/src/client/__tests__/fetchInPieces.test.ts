import {afterEach, expect, it, vi} from 'vitest';
import {fetchInPieces} from '../fetchInPieces';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Fetches a file that arrives in these pieces, and returns what was reported of each. */
async function reportsOf(pieces: readonly number[][], headers: Record<string, string>) {
  const body = new ReadableStream({
    start(controller) {
      pieces.forEach((piece) => controller.enqueue(new Uint8Array(piece)));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, {headers})));
  const reports: (readonly [number[], number, number | undefined])[] = [];
  await fetchInPieces('/index.gz', (piece, ...report) => reports.push([[...piece], ...report]));
  return reports;
}

it('returns the pieces of a file in order, and reports how many of its bytes have arrived', async () => {
  const reports = await reportsOf([[1, 2, 3], [4], [5, 6]], {'content-length': '6'});
  expect(reports).toEqual([
    [[1, 2, 3], 3, 6],
    [[4], 4, 6],
    [[5, 6], 6, 6],
  ]);
});

it('reports no size if the host sends none', async () => {
  expect(await reportsOf([[1, 2]], {})).toEqual([[[1, 2], 2, undefined]]);
});
