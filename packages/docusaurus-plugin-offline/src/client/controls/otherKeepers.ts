// Which parts other tabs are keeping. A lock tells, since it ends with its tab; how far they are, they say.
import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/** How much of a part is kept by now. */
export interface Progress {
  readonly name: string;
  /** Bytes of it. */
  readonly keptSize: number;
}

/** What the names of the locks begin with; that of the part follows. */
const lockPrefix = `offline.keeping:${settings.root}:`;

/** Absent where the browser has no locks or lets this page have none. */
const locks = (): LockManager | undefined =>
  'BroadcastChannel' in window ? (navigator as Partial<Navigator>).locks : undefined;

let channel: BroadcastChannel | undefined;
const openChannel = () => (channel ??= new BroadcastChannel(lockPrefix));

/** Keeps a part by a function, and lets other tabs know of it meanwhile. */
export async function asKeeper<T>(name: string, act: () => Promise<T>): Promise<T> {
  // Without the lock, too: who cannot be told that it is kept sees that it is not whole yet.
  return locks()?.request(lockPrefix + name, {ifAvailable: true}, act) ?? act();
}

/** Tells other tabs how much of a part is kept by now. */
export function tellProgress(progress: Progress): void {
  if (locks()) {
    openChannel().postMessage(progress);
  }
}

/** Calls a function with how much other tabs have kept. @returns what ends this. */
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

/** The names of the parts that tabs are keeping, this one too. */
export async function partsInKeeping(): Promise<ReadonlySet<string>> {
  try {
    const {held = []} = (await locks()?.query()) ?? {};
    return new Set(
      held.flatMap(({name = ''}) =>
        name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [],
      ),
    );
  } catch {
    // The browser lets this page have no locks.
    return new Set();
  }
}

/** Resolves when no tab is keeping a part any more. */
export async function whenReleased(name: string): Promise<void> {
  await locks()?.request(lockPrefix + name, () => undefined);
}
