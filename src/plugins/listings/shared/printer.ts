import type {Printed} from './trace';

/** Characters that are kept of what a run prints. */
const mostKept = 10_000;

/** Bytes after which a run that prints counts as endless. */
const mostPrinted = 1_000_000;

/** Takes what a run prints, and keeps its beginning. */
export class Printer {
  readonly #decoder = new TextDecoder();
  #text = '';
  #left = 0;
  #bytes = 0;

  /** Whether the run has printed more than any that ends. */
  get isFull(): boolean {
    return this.#bytes > mostPrinted;
  }

  add(bytes: Uint8Array): void {
    this.#bytes += bytes.length;
    const text = this.#decoder.decode(bytes, {stream: true});
    const room = mostKept - this.#text.length;
    this.#text += text.slice(0, room);
    this.#left += Math.max(0, text.length - room);
  }

  /** What was printed, unless it was nothing. */
  get printed(): Printed | undefined {
    return this.#bytes === 0 ? undefined : {text: this.#text, left: this.#left};
  }
}
