/**
 * Returns a function that runs a task at its first call, and then returns the same promise. After a
 * failure, the next call runs the task again.
 */
export function onceUnlessFailed<Arguments extends readonly unknown[], Result>(
  run: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  let result: Promise<Result> | undefined;
  return (...given) => {
    result ??= run(...given).catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
