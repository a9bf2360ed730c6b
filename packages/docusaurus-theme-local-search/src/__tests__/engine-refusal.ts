/**
 * Returns the whole message of the error that Orama throws in `action`. Orama must throw
 * synchronously; a rejected promise does not count.
 *
 * @throws if `action` throws no error
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
