import type {ServiceError} from './errors';

/** Buffers pieces of text for consumers that read them as they arrive. */
export function createPieces() {
  const pieces: string[] = [];
  const waiting = new Set<() => void>();
  let isClosed = false;
  let failure: ServiceError | undefined;
  const wake = () => {
    waiting.forEach((goOn) => goOn());
    waiting.clear();
  };
  return {
    push(piece: string) {
      pieces.push(piece);
      wake();
    },
    close(error?: ServiceError) {
      isClosed = true;
      failure = error;
      wake();
    },
    async *read(): AsyncGenerator<string> {
      for (let at = 0; ; at++) {
        while (at >= pieces.length && !isClosed) {
          await new Promise<void>((resolve) => waiting.add(resolve));
        }
        const piece = pieces[at];
        if (piece === undefined) {
          if (failure) {
            throw failure;
          }
          return;
        }
        yield piece;
      }
    },
  };
}
