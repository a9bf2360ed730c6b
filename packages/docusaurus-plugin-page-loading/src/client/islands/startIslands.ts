import {showNotice} from '../firstLoadFailure';
import {
  islandOf,
  islandsIn,
  isInStartedIsland,
  started,
  startEarly,
  startIsland,
  startIslandsInView,
} from './islands';

/** Starts all islands in an element. Each island checks whether the address refers to it. */
export const startAllIslands = (root: HTMLElement): void => islandsIn(root).forEach(startEarly);

/** Starts the island that was clicked before it could respond, and then repeats the click. */
function startClicked(event: Event): void {
  const {target} = event;
  const island = islandOf(target);
  if (island && target instanceof Element && !isInStartedIsland(target)) {
    event.preventDefault();
    event.stopPropagation();
    // The copy keeps the modifier keys of the click.
    const again = new MouseEvent('click', event);
    void startIsland(island).then(() => target.dispatchEvent(again), showNotice);
  }
}

/**
 * Starts the islands in an element when they come near the viewport or are used.
 *
 * @returns a function that unmounts the started islands.
 */
export function startIslands(root: HTMLElement): () => void {
  const end = startIslandsInView(root);
  root.addEventListener('click', startClicked, true);
  return () => {
    end();
    root.removeEventListener('click', startClicked, true);
    islandsIn(root).forEach((island) => {
      started.get(island)?.then(
        (endIsland) => endIsland(),
        // An island that failed to start needs no unmounting.
        () => undefined,
      );
    });
  };
}
