import type {Part} from '../../shared';

/** Which parts of an index have come, and which others its last query would have used. */
export class Parts {
  readonly #loaded = new Set<Part>();
  readonly #missing = new Set<Part>();
  #misses = 0;

  /** Counts how often a part was not there: what was read since the last count may be less. */
  get misses(): number {
    return this.#misses;
  }

  /** The parts that were not there since `begin`. */
  get missing(): readonly Part[] {
    return [...this.#missing];
  }

  /** Begins a query. */
  begin(): void {
    this.#missing.clear();
  }

  add(part: Part): void {
    this.#loaded.add(part);
  }

  /** Whether a part has come; one that has not is noted as missing. */
  has(part: Part): boolean {
    if (this.#loaded.has(part)) {
      return true;
    }
    this.#missing.add(part);
    this.#misses++;
    return false;
  }
}
