import {findSources as findAllSources} from './listings';
import {findProblems as findAllProblems, readProblem as readOneProblem} from './problems';

/**
 * Returns a function that caches its results until the current task ends. A page is read in one
 * task, in which each of its components requests the same files.
 */
function cachedForTask<Arguments extends readonly string[], Result>(
  read: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = results.get(key);
    if (known !== undefined) {
      return known;
    }
    if (results.size === 0) {
      setImmediate(() => results.clear());
    }
    const result = read(...args);
    results.set(key, result);
    return result;
  };
}

/** Returns every C++ file below a folder that a page may show; see `content/listings`. */
export const findSources = cachedForTask(findAllSources);

/** Returns the ids of all problems below a folder; see `content/problems`. */
export const findProblems = cachedForTask(findAllProblems);

/** Reads a problem; see `content/problems`. */
export const readProblem = cachedForTask(readOneProblem);
