import type {Behaviour} from './behaviour';

/** The behaviours that a test has set, by the name of a call. */
export class Behaviours {
  readonly #next = new Map<string, Behaviour[]>();
  readonly #always = new Map<string, Behaviour>();

  /** Sets the behaviour of the next calls of this name, one behaviour for each. */
  next(name: string, behaviours: readonly Behaviour[]): void {
    this.#next.set(name, [...(this.#next.get(name) ?? []), ...behaviours]);
  }

  /** Sets the behaviour of all calls of this name without a `next`; `*` stands for all names. */
  always(name: string, behaviour: Behaviour): void {
    this.#always.set(name, behaviour);
  }

  /** Removes all behaviours. */
  clear(): void {
    this.#next.clear();
    this.#always.clear();
  }

  /** Returns the behaviour of a call; it counts as made. */
  take(name: string): Behaviour | undefined {
    return this.#next.get(name)?.shift() ?? this.#always.get(name) ?? this.#always.get('*');
  }
}
