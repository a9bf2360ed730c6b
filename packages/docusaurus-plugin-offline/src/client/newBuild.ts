import {showNewBuild} from './notice';
import {ownBuild} from './ownBuild';

/** Under which a tab remembers the build that it has left for a newer one. */
const leftKey = 'offline.left-build';

/** What is to be done before the new build is loaded; undefined while none is known. */
let prepare: (() => Promise<void>) | undefined;

/** Whether this tab has left this build before, and was given it again. */
function wasLeft(): boolean {
  try {
    return sessionStorage.getItem(leftKey) === ownBuild();
  } catch {
    return true;
  }
}

function noteLeft(): void {
  try {
    sessionStorage.setItem(leftKey, ownBuild());
  } catch {
    // Where nothing can be stored, no navigation is turned into a load: see `wasLeft`.
  }
}

/** Loads the address that the tab is at, from the new build. */
async function loadNewBuild(): Promise<void> {
  noteLeft();
  await prepare?.();
  window.location.reload();
}

/**
 * Tells the reader that the site has a newer build than this page. The page stays as it is.
 *
 * @param before what has to be done before that build is loaded.
 */
export function announceNewBuild(before: () => Promise<void> = () => Promise.resolve()): void {
  const isFirst = prepare === undefined;
  prepare = before;
  if (isFirst) {
    showNewBuild(() => void loadNewBuild());
  }
}

/**
 * Loads the page that the reader has gone to from the new build, where one is known: once, as a
 * host may still give the old one.
 */
export function followToNewBuild(): void {
  if (prepare && !wasLeft()) {
    void loadNewBuild();
  }
}
