import type {Part} from '../../shared';

/**
 * Tracks which parts of an index are loaded, and which missing parts the current query needed.
 */
export class Parts {
  readonly #loaded = new Set<Part>();
  readonly #missing = new Set<Part>();
  #misses = 0;

  /**
   * Counts how often a part was missing. If the count has changed, a result read meanwhile may be
   * incomplete.
   */
  get misses(): number {
    return this.#misses;
  }

  /** The parts that were missing since `begin`. */
  get missing(): readonly Part[] {
    return [...this.#missing];
  }

  /** Starts a query. */
  begin(): void {
    this.#missing.clear();
  }

  /** Notes that a part is loaded. */
  add(part: Part): void {
    this.#loaded.add(part);
  }

  /** Whether a part is loaded; if not, notes it as missing. */
  has(part: Part): boolean {
    if (this.#loaded.has(part)) {
      return true;
    }
    this.#missing.add(part);
    this.#misses++;
    return false;
  }
}
