import {findSources as findAllSources} from './listings';
import {findProblems as findAllProblems, readProblem as readOneProblem} from './problems';

/**
 * Makes a function that remembers its results until the current task ends: a page is read in
 * one task, and asks for the same files once for each of its components.
 */
function once<Arguments extends readonly string[], Result>(
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

/** Every C++ file below a folder that a page may show; see `content/listings`. */
export const findSources = once(findAllSources);

/** The ids of all problems below a folder; see `content/problems`. */
export const findProblems = once(findAllProblems);

/** Reads a problem; see `content/problems`. */
export const readProblem = once(readOneProblem);
