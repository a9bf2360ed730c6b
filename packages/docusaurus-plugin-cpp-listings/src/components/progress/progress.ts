// The articles that a reader has read, and the exercises that a reader has
// solved. This data never leaves the browser.

/** The beginning of the keys under which progress and code are stored. */
export const keyPrefix = 'listings.';

const progressKey = `${keyPrefix}progress`;

/** A reader's progress. */
export interface Progress {
  /** The articles that the reader has read to their end. */
  readonly read: readonly string[];
  /** The exercises that the reader has solved, by their problem. */
  readonly solved: readonly string[];
}

/** The progress on a first visit, and in each prerendered page. */
export const noProgress: Progress = {read: [], solved: []};

const listeners = new Set<() => void>();

/** Calls the listeners after progress or code has changed. */
export const notify = (): void => listeners.forEach((listener) => listener());

/** Returns the strings in a list that may contain anything. */
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

// The text that was parsed last, and its result: the same text gives the same object.
let text: string | null = null;
let known: Progress = noProgress;
/** Whether the storage accepted the last change; if not, the change lasts for this visit. */
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
    // Storage is blocked; only the progress of this visit counts.
  }
  return known;
}

/**
 * Replaces the reader's progress without calling listeners; returns false if the browser does not
 * store it.
 */
export function storeProgress(progress: Progress): boolean {
  known = progress;
  try {
    text = JSON.stringify(progress);
    localStorage.setItem(progressKey, text);
    isStored = true;
  } catch {
    isStored = false; // Storage is blocked or full.
  }
  return isStored;
}

/** Replaces the reader's progress. */
export function writeProgress(progress: Progress): void {
  storeProgress(progress);
  notify();
}

/** Records that the reader has read an article to its end. */
export function markRead(article: string): void {
  const progress = readProgress();
  if (!progress.read.includes(article)) {
    writeProgress({...progress, read: [...progress.read, article]});
  }
}

/** Records that the reader has solved an exercise. */
export function markSolved(problem: string): void {
  const progress = readProgress();
  if (!progress.solved.includes(problem)) {
    writeProgress({...progress, solved: [...progress.solved, problem]});
  }
}

/**
 * Calls a function when progress or code changes, in this tab or another;
 * returns a function that unsubscribes it.
 */
export function subscribe(listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent) => {
    if (key === null || key.startsWith(keyPrefix)) {
      listener();
    }
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  // A page that the reader left and comes back to has missed the changes in the meantime.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}
