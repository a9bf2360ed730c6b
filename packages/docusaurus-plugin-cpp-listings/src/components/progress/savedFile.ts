import {notify, readProgress, storeProgress, textsOf, type Progress} from './progress';
import {readCode} from './readCode';
import {filesWithSavedCode, storeCode} from './savedCode';

/** The contents of a saved file. */
export interface SavedContents extends Progress {
  /** The names of files, each with the reader's code for it. */
  readonly code: readonly (readonly [file: string, code: string])[];
}

/** The largest size of a saved file, in bytes; browsers store little more for a site. */
const maxBytes = 10_000_000;

/** Matches a file below the listings' folder. */
const fileName = /^(?:[\w-]+\/)*[\w-]+\.\w+$/;

/** Returns all stored code and progress as the text of a file. */
export function exportAll(): string {
  const code = Object.fromEntries(filesWithSavedCode().map((file) => [file, readCode(file) ?? '']));
  return `${JSON.stringify({...readProgress(), code}, undefined, 2)}\n`;
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && textsOf(value).length === value.length;

const isCode = (entry: [string, unknown]): entry is [string, string] =>
  fileName.test(entry[0]) && typeof entry[1] === 'string';

/** Reads a saved file; undefined if it is not a saved file of this page. */
export async function readSavedFile(file: Blob): Promise<SavedContents | undefined> {
  if (file.size > maxBytes) {
    return undefined;
  }
  try {
    const saved = JSON.parse(await file.text()) as Partial<Record<keyof SavedContents, unknown>>;
    const {read, solved, code} = saved;
    if (!isTextList(read) || !isTextList(solved) || typeof code !== 'object' || !code) {
      return undefined;
    }
    const entries = Object.entries(code);
    return entries.every(isCode) ? {read, solved, code: entries} : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the number of files for which the stored code differs from the code in a saved file. */
export const countReplaced = ({code}: SavedContents): number =>
  code.filter(([file, saved]) => ![undefined, saved].includes(readCode(file))).length;

/**
 * Stores the contents of a saved file. Its code replaces other code; its progress is added to other
 * progress. If the browser does not allow all of it, returns false and stores nothing.
 */
export function importAll({code, read, solved}: SavedContents): boolean {
  const codeBefore = code.map(([file]) => [file, readCode(file)] as const);
  const own = readProgress();
  const all = {
    read: [...new Set([...own.read, ...read])],
    solved: [...new Set([...own.solved, ...solved])],
  };
  if (code.every(([file, saved]) => storeCode(file, saved)) && storeProgress(all)) {
    notify();
    return true;
  }
  // The new code is removed first, so that there is room for the earlier code.
  codeBefore.forEach(([file]) => storeCode(file, undefined));
  codeBefore.forEach(([file, earlier]) => storeCode(file, earlier));
  storeProgress(own);
  return false;
}
