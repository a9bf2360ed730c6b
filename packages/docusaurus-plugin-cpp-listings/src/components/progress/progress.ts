// What a reader has read and solved. It never leaves the browser.

/** What the keys begin with under which progress and code are stored. */
export const keyPrefix = 'listings.';

const progressKey = `${keyPrefix}progress`;

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

/** Says that progress or code has changed. */
export const notify = (): void => listeners.forEach((listener) => listener());

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

/** Puts other progress in place of the reader's. */
export function writeProgress(progress: Progress): void {
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
    writeProgress({...progress, read: [...progress.read, article]});
  }
}

/** Notes that an exercise was solved. */
export function markSolved(problem: string): void {
  const progress = readProgress();
  if (!progress.solved.includes(problem)) {
    writeProgress({...progress, solved: [...progress.solved, problem]});
  }
}

/**
 * Calls a function when progress or code changes, in this tab or another; returns a function that
 * ends this.
 */
export function subscribe(listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent) => {
    if (key === null || key.startsWith(keyPrefix)) {
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
