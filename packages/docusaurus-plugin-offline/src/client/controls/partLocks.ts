// Finds the parts that other tabs are caching. A tab holds a lock for its part, because a lock ends
// with its tab. The tab broadcasts its progress.
import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/** How much of a part is cached by now. */
export interface Progress {
  readonly name: string;
  /** Cached bytes of the part. Tabs of other builds send and receive this field, too. */
  readonly keptSize: number;
}

/** The prefix of the lock names; the name of the part follows. */
const lockPrefix = `offline.keeping:${settings.root}:`;

/** Undefined if the browser has no locks or denies them to this page. */
const locks = (): LockManager | undefined =>
  'BroadcastChannel' in window ? (navigator as Partial<Navigator>).locks : undefined;

let channel: BroadcastChannel | undefined;
const openChannel = () => (channel ??= new BroadcastChannel(lockPrefix));

/** Calls a function that caches a part, and holds the lock of the part meanwhile. */
export async function withPartLock<T>(name: string, act: () => Promise<T>): Promise<T> {
  // Runs without the lock, too: other tabs then show the part as incomplete.
  return locks()?.request(lockPrefix + name, {ifAvailable: true}, act) ?? act();
}

/** Broadcasts the progress of a part to other tabs. */
export function broadcastProgress(progress: Progress): void {
  if (locks()) {
    openChannel().postMessage(progress);
  }
}

/**
 * Calls a function with the progress of other tabs. @returns a function that ends the subscription.
 */
export function watchProgress(onProgress: (progress: Progress) => void): () => void {
  if (!locks()) {
    return () => undefined;
  }
  const ending = new AbortController();
  openChannel().addEventListener(
    'message',
    ({data}: MessageEvent<Progress>) => onProgress(data),
    ending,
  );
  return () => ending.abort();
}

/** Returns the names of the parts that any tab, including this one, is caching. */
export async function findActiveParts(): Promise<ReadonlySet<string>> {
  try {
    const {held = []} = (await locks()?.query()) ?? {};
    return new Set(
      held.flatMap(({name = ''}) =>
        name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [],
      ),
    );
  } catch {
    // The browser denies locks to this page.
    return new Set();
  }
}

/** Resolves when no tab is caching a part any more. */
export async function whenReleased(name: string): Promise<void> {
  await locks()?.request(lockPrefix + name, () => undefined);
}
