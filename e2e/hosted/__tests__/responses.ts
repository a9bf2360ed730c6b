/** A response that ends after the bytes, as if they were all. */
export const endingAfter = (bytes: Uint8Array<ArrayBuffer>): Response => new Response(bytes);

/** A response whose connection breaks off after the bytes: what came is read, and then it fails. */
export function breakingOffAfter(bytes: Uint8Array<ArrayBuffer>): Response {
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
