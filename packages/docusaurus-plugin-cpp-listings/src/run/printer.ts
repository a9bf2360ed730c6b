import type {Printed} from '../model/trace';

/** The largest number of characters of a run's output that are recorded. */
const maxKept = 10_000;

/** The number of bytes after which a run that prints counts as endless. */
export const maxPrinted = 10_000_000;

/** Collects a run's output, and keeps its beginning. */
export class Printer {
  readonly #decoder = new TextDecoder();
  #text = '';
  #omitted = 0;
  #bytes = 0;

  /** Whether the run printed so much that it counts as endless. */
  get isFull(): boolean {
    return this.#bytes > maxPrinted;
  }

  /** Adds output. Characters over the limit are only counted. */
  add(bytes: Uint8Array): void {
    this.#bytes += bytes.length;
    const text = this.#decoder.decode(bytes, {stream: true});
    const room = maxKept - this.#text.length;
    this.#text += text.slice(0, room);
    this.#omitted += Math.max(0, text.length - room);
  }

  /** The output; undefined when nothing was printed. */
  get printed(): Printed | undefined {
    return this.#bytes === 0 ? undefined : {text: this.#text, omittedCharacters: this.#omitted};
  }
}
