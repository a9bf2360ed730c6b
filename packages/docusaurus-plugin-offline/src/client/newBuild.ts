import {showNewBuild} from './notice';
import {ownBuild} from './ownBuild';

/** The session storage key of the build that this tab has left for a newer one. */
const leftKey = 'offline.left-build';

/** Prepares the load of the new build; undefined while no new build is known. */
let prepare: (() => Promise<void>) | undefined;

/** Whether this tab has left this build before, and the host has sent it again. */
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
    // Without storage, no navigation is turned into a page load: see `wasLeft`.
  }
}

/** Reloads the current address from the new build. */
async function loadNewBuild(): Promise<void> {
  noteLeft();
  await prepare?.();
  window.location.reload();
}

/**
 * Shows the reader that the site has a newer build than this page. The page does not change.
 *
 * @param before prepares the load of that build.
 */
export function announceNewBuild(before: () => Promise<void> = () => Promise.resolve()): void {
  const isFirst = prepare === undefined;
  prepare = before;
  if (isFirst) {
    showNewBuild(() => void loadNewBuild());
  }
}

/**
 * Loads the page that the reader navigated to from the new build, if one is known. It does so only
 * once, because a host may still send the old build.
 */
export function loadNextPageFromNewBuild(): void {
  if (prepare && !wasLeft()) {
    void loadNewBuild();
  }
}
