import {readProgress, textsOf, writeProgress, type Progress} from './progress';
import {readCode, savedFiles, storeCode} from './savedCode';

/** What a saved file holds. */
export interface Saved extends Progress {
  /** Names of files, and what the reader has written in their place. */
  readonly code: readonly (readonly [file: string, code: string])[];
}

/** The most bytes of a saved file; browsers keep little more for a site. */
const maxBytes = 10_000_000;

/** A file below the listings' folder. */
const fileName = /^(?:[\w-]+\/)*[\w-]+\.\w+$/;

/** Returns everything that is stored, as the text of a file. */
export function exportAll(): string {
  const code = Object.fromEntries(savedFiles().map((file) => [file, readCode(file) ?? '']));
  return `${JSON.stringify({...readProgress(), code}, undefined, 2)}\n`;
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && textsOf(value).length === value.length;

const isCode = (entry: [string, unknown]): entry is [string, string] =>
  fileName.test(entry[0]) && typeof entry[1] === 'string';

/** Reads a saved file; undefined when it is none, or none of this page's. */
export async function readSaved(file: Blob): Promise<Saved | undefined> {
  if (file.size > maxBytes) {
    return undefined;
  }
  try {
    const saved = JSON.parse(await file.text()) as Partial<Record<keyof Saved, unknown>>;
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

/** Returns how many files the reader has written other code for than a saved file holds. */
export const countReplaced = ({code}: Saved): number =>
  code.filter(([file, saved]) => ![undefined, saved].includes(readCode(file))).length;

/**
 * Stores what a saved file holds, in place of other code and in addition to other progress; where
 * the browser does not allow all of it, returns false and stores nothing.
 */
export function importAll({code, read, solved}: Saved): boolean {
  const before = code.map(([file]) => [file, readCode(file)] as const);
  if (!code.every(([file, saved]) => storeCode(file, saved))) {
    // What is new goes first: there is room again for what was there.
    before.forEach(([file]) => storeCode(file, undefined));
    before.forEach(([file, earlier]) => storeCode(file, earlier));
    return false;
  }
  // This tells everyone, of the code as well.
  const own = readProgress();
  writeProgress({
    read: [...new Set([...own.read, ...read])],
    solved: [...new Set([...own.solved, ...solved])],
  });
  return true;
}
