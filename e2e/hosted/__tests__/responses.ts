/** A response that ends after these bytes, as if it were complete. */
export const responseEndingAfter = (bytes: Uint8Array<ArrayBuffer>): Response =>
  new Response(bytes);

/** A response whose connection breaks after these bytes: they are read, and then reading fails. */
export function responseBreakingAfter(bytes: Uint8Array<ArrayBuffer>): Response {
  let isSent = false;
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isSent || bytes.length === 0) {
          controller.error(new TypeError('terminated'));
          return;
        }
        isSent = true;
        controller.enqueue(bytes);
      },
    }),
  );
}
