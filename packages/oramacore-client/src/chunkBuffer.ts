import type {ServiceError} from './errors';

/** Buffers chunks of text for consumers that read them as they arrive. */
export function createChunkBuffer() {
  const chunks: string[] = [];
  const waiting = new Set<() => void>();
  let isClosed = false;
  let failure: ServiceError | undefined;
  const wake = () => {
    waiting.forEach((resolve) => resolve());
    waiting.clear();
  };
  return {
    push(chunk: string) {
      chunks.push(chunk);
      wake();
    },
    close(error?: ServiceError) {
      isClosed = true;
      failure = error;
      wake();
    },
    async *read(): AsyncGenerator<string> {
      for (let at = 0; ; at++) {
        while (at >= chunks.length && !isClosed) {
          await new Promise<void>((resolve) => waiting.add(resolve));
        }
        const chunk = chunks[at];
        if (chunk === undefined) {
          if (failure) {
            throw failure;
          }
          return;
        }
        yield chunk;
      }
    },
  };
}
