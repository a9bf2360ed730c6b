// What a reader has written in place of files. Apart from the progress, which each page loads.
import {keyPrefix, noProgress, notify, writeProgress} from './progress';

const codePrefix = `${keyPrefix}code.`;

/** Returns what the reader has written in place of a file, if anything. */
export function readCode(file: string): string | undefined {
  try {
    return localStorage.getItem(codePrefix + file) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores what the reader has written, or removes it, and tells nobody; returns false where the
 * browser does not allow it.
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

/**
 * Stores what the reader has written, or removes it; returns false where the browser does not
 * allow it.
 */
export function writeCode(file: string, code: string | undefined): boolean {
  const isStored = storeCode(file, code);
  notify();
  return isStored;
}

/** Returns the names of the files that the reader has written something in place of. */
export function savedFiles(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(codePrefix))
      .map((key) => key.slice(codePrefix.length))
      .sort();
  } catch {
    return [];
  }
}

/** Removes everything that is stored. */
export function clearAll(): void {
  savedFiles().forEach((file) => storeCode(file, undefined));
  writeProgress(noProgress);
}
