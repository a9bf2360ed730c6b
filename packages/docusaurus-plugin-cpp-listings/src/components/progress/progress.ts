// What a reader has read, written and solved. It never leaves the browser.

const progressKey = 'listings.progress';
const codePrefix = 'listings.code.';

/** A reader's progress. */
export interface Progress {
  /** Articles that were read to their end. */
  readonly read: readonly string[];
  /** Exercises that were solved, by their problem. */
  readonly solved: readonly string[];
}

/** The progress on a first visit, and of every prerendered page. */
export const noProgress: Progress = {read: [], solved: []};

const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

/** Returns the texts in a list that may be anything. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

function parse(stored: string | null): Progress {
  try {
    const value = JSON.parse(stored ?? '{}') as Partial<Record<keyof Progress, unknown>>;
    return {read: textsOf(value.read), solved: textsOf(value.solved)};
  } catch {
    return noProgress;
  }
}

// The same text gives the same object.
let text: string | null = null;
let known: Progress = noProgress;
/** Whether storage took the last change; if not, it holds for this visit. */
let isStored = true;

/** Returns the reader's progress, as the same object until it changes. */
export function readProgress(): Progress {
  try {
    const stored = localStorage.getItem(progressKey);
    if (isStored && stored !== text) {
      text = stored;
      known = parse(stored);
    }
  } catch {
    // Storage is blocked; what happened in this visit counts.
  }
  return known;
}

function write(progress: Progress): void {
  known = progress;
  try {
    text = JSON.stringify(progress);
    localStorage.setItem(progressKey, text);
    isStored = true;
  } catch {
    isStored = false; // Blocked or full.
  }
  notify();
}

/** Notes that an article was read to its end. */
export function markRead(article: string): void {
  const progress = readProgress();
  if (!progress.read.includes(article)) {
    write({...progress, read: [...progress.read, article]});
  }
}

/** Notes that an exercise was solved. */
export function markSolved(problem: string): void {
  const progress = readProgress();
  if (!progress.solved.includes(problem)) {
    write({...progress, solved: [...progress.solved, problem]});
  }
}

/** Notes what was read and solved elsewhere. */
export function addProgress({read, solved}: Progress): void {
  const progress = readProgress();
  write({
    read: [...new Set([...progress.read, ...read])],
    solved: [...new Set([...progress.solved, ...solved])],
  });
}

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
  write(noProgress);
}

/**
 * Calls a function when progress or code changes, in this tab or another; returns a function that
 * ends this.
 */
export function subscribe(listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent) => {
    if (key === null || key === progressKey || key.startsWith(codePrefix)) {
      listener();
    }
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  // A page that was left and is come back to was told nothing meanwhile.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}
