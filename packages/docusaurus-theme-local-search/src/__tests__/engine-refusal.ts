/**
 * The whole message with which the engine refuses `action`. The engine must throw at once: a
 * rejected promise does not count.
 *
 * @throws if nothing is refused
 */
export function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof Error) {
      return error.message;
    }
    throw error;
  }
  throw new Error('The engine refused nothing.');
}
