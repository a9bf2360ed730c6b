import type {Printed} from '../model/trace';

/** The largest number of characters of a run's output that are recorded. */
const maxKept = 10_000;

/** The number of bytes after which a run that prints counts as endless. */
export const maxPrinted = 10_000_000;

/** Collects a run's output, and keeps its beginning. */
export class Printer {
  readonly #decoder = new TextDecoder();
  #text = '';
  #kept = 0;
  #omitted = 0;
  #bytes = 0;

  /** Whether the run printed so much that it counts as endless. */
  get isFull(): boolean {
    return this.#bytes > maxPrinted;
  }

  /** Adds output. Characters over the limit are only counted. */
  add(bytes: Uint8Array): void {
    this.#bytes += bytes.length;
    this.#keep(this.#decoder.decode(bytes, {stream: true}));
  }

  /**
   * Ends the output and returns it; undefined when nothing was printed. A character that lacks its
   * last bytes becomes a replacement character.
   */
  finish(): Printed | undefined {
    this.#keep(this.#decoder.decode());
    return this.#bytes === 0 ? undefined : {text: this.#text, omittedCharacters: this.#omitted};
  }

  /** Keeps what is below the limit. A string's iterator never splits a surrogate pair. */
  #keep(text: string): void {
    for (const character of text) {
      if (this.#kept < maxKept) {
        this.#text += character;
        this.#kept += 1;
      } else {
        this.#omitted += 1;
      }
    }
  }
}
