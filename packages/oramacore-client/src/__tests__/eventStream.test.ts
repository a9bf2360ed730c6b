import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createEventParser, readEvents, type StreamEvent} from '../eventStream';

const parse = (text: string) => createEventParser()(text);
const message = (data: string): StreamEvent => ({type: 'message', data});

async function readBytes(chunks: readonly Uint8Array[]): Promise<StreamEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  for await (const event of readEvents(body)) {
    events.push(event);
  }
  return events;
}

test.each([
  ['LF', 'data: a\n\n', [message('a')]],
  ['CR', 'data: a\r\r', [message('a')]],
  ['CRLF', 'data: a\r\n\r\n', [message('a')]],
  ['all mixed', 'data: a\r\ndata: b\rdata: c\n\r\n', [message('a\nb\nc')]],
  ['several lines of data', 'data: a\ndata:\ndata: c\n\n', [message('a\n\nc')]],
  ['one space is taken away after the colon', 'data:  a\n\n', [message(' a')]],
  ['no space is needed', 'data:a:b\n\n', [message('a:b')]],
  ['a comment', ': data: a\n\ndata: b\n\n', [message('b')]],
  ['a name', 'event: x\ndata: a\n\ndata: b\n\n', [{type: 'x', data: 'a'}, message('b')]],
  ['a field without colon', 'data\n\n', [message('')]],
  ['an event without data', 'event: x\n\ndata: b\n\n', [message('b')]],
  ['fields that matter not', 'id: 1\nretry: 5\nother: x\ndata: a\n\n', [message('a')]],
  ['an event that is not at its end', 'data: a\n\ndata: b\n', [message('a')]],
  ['blank lines', '\n\n\r\n\r', []],
])('%s', (_name, text, events) => {
  expect(parse(text)).toEqual(events);
});

test('a byte order mark is removed, but only at the beginning', async () => {
  const [bytes, later] = ['\uFEFFdata: a\n\n', '\uFEFFdata: b\n\n'].map((text) =>
    new TextEncoder().encode(text),
  );
  expect(await readBytes([bytes ?? new Uint8Array(), later ?? new Uint8Array()])).toEqual([
    message('a'),
  ]);
});

test('the parsed events do not depend on how the stream is split into chunks, even within characters and line ends', async () => {
  const line = fc.constantFrom('data: a', 'data: 配列 – 𝄞', ': c', 'event: x', 'data', '');
  const end = fc.constantFrom('\n', '\r', '\r\n');
  const stream = fc.array(fc.tuple(line, end).map((parts) => parts.join('')));
  await fc.assert(
    fc.asyncProperty(stream, fc.array(fc.nat(200)), async (lines, cuts) => {
      const bytes = new TextEncoder().encode(lines.join(''));
      const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length];
      places.sort((a, b) => a - b);
      const chunks = places.slice(1).map((to, at) => bytes.subarray(places[at], to));
      expect(await readBytes(chunks)).toEqual(await readBytes([bytes]));
    }),
  );
});

test('the download is cancelled when the consumer stops reading', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\n')),
    cancel() {
      isCancelled = true;
    },
  });
  for await (const event of readEvents(body)) {
    expect(event).toEqual(message('a'));
    break;
  }
  expect(isCancelled).toBe(true);
});
