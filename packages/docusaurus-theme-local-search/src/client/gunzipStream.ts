import {Gunzip} from 'fflate';
import type {GzipStream} from './textReader';

/** Opens a stream that decompresses gzip, for browsers without `DecompressionStream`. */
export function openGunzipStream(): GzipStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const readable = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own;
    },
  });
  const gunzip = new Gunzip((bytes) => controller?.enqueue(bytes));
  const push = (bytes: Uint8Array, isLast: boolean) =>
    new Promise<void>((resolve) => {
      gunzip.push(bytes, isLast);
      resolve();
    });
  const writer = {
    write: (bytes: Uint8Array) => push(bytes, false),
    close: () => push(new Uint8Array(), true).then(() => controller?.close()),
  };
  return {readable, writable: {getWriter: () => writer}};
}
