import {noProgress, notify, writeProgress} from './progress';
import {codePrefix} from './readCode';

/**
 * Stores the reader's code, or removes it, without calling listeners;
 * returns false if the browser does not allow it.
 */
export function storeCode(file: string, code: string | undefined): boolean {
  try {
    if (code === undefined) {
      localStorage.removeItem(codePrefix + file);
    } else {
      localStorage.setItem(codePrefix + file, code);
    }
    return true;
  } catch {
    return false;
  }
}

/** Stores the reader's code, or removes it; returns false if the browser does not allow it. */
export function writeCode(file: string, code: string | undefined): boolean {
  const isStored = storeCode(file, code);
  notify();
  return isStored;
}

/** Returns the names of the files for which the reader's code is stored. */
export function filesWithSavedCode(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(codePrefix))
      .map((key) => key.slice(codePrefix.length))
      .sort();
  } catch {
    return [];
  }
}

/** Removes all stored code and progress. */
export function clearAll(): void {
  filesWithSavedCode().forEach((file) => storeCode(file, undefined));
  writeProgress(noProgress);
}
