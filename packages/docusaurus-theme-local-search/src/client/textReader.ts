import {damaged} from './errors';

type Bytes = Uint8Array<ArrayBuffer>;

/** Takes the pieces of a file. */
interface Writer {
  readonly write: (bytes: Bytes) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A stream that decompresses gzip. */
export interface GzipStream {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: {readonly getWriter: () => Writer};
}

/** Opens streams that decompress gzip. It is replaced where browsers have no `DecompressionStream`. */
export const gzip = {open: (): GzipStream => new DecompressionStream('gzip')};

/** The first byte of a gzipped file, with which no text begins. */
const gzipMark = 0x1f;

/**
 * Reads the text of a file that arrives in pieces. Index files are gzipped, but some hosts let the
 * browser decompress them.
 */
export class TextReader {
  readonly #onText: (text: string) => void;
  readonly #decoder = new TextDecoder();
  #isGzip: boolean | undefined;
  #writer: Writer | undefined;
  /** Rejects when the file is damaged, or when `onText` throws. */
  #inflating: Promise<void> | undefined;

  /** @param onText receives the text, piece by piece. */
  constructor(onText: (text: string) => void) {
    this.#onText = onText;
  }

  /** Adds the next piece of the file. */
  add(bytes: Bytes): void {
    this.#isGzip ??= bytes[0] === gzipMark;
    if (this.#isGzip) {
      this.#writer ??= this.#inflate();
      // `end` reports a failure.
      this.#writer.write(bytes).catch(() => undefined);
    } else {
      this.#decode(bytes);
    }
  }

  /**
   * Resolves when all text has been read.
   *
   * @throws IndexError when the file is cut off or damaged.
   */
  async end(): Promise<void> {
    try {
      await Promise.all([this.#writer?.close(), this.#inflating]);
    } catch (error) {
      throw damaged(error);
    }
  }

  #decode(bytes: Uint8Array): void {
    this.#onText(this.#decoder.decode(bytes, {stream: true}));
  }

  #inflate(): Writer {
    const {readable, writable} = gzip.open();
    const reader = readable.getReader();
    const inflate = async () => {
      for (let piece = await reader.read(); piece.value; piece = await reader.read()) {
        this.#decode(piece.value);
      }
    };
    this.#inflating = inflate();
    // `end` reports a failure.
    this.#inflating.catch(() => undefined);
    return writable.getWriter();
  }
}
