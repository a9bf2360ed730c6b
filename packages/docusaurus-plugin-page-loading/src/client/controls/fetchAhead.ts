import registered from '@page-loading/controls';
import {importReactInParts} from '../importReactInParts';
import {islandsIn} from '../islands/islands';

/**
 * Fetches the code of what the controls open, while the reader reads. Only on a page that fetches
 * React for its islands, because that code needs React.
 */
export async function fetchAhead(): Promise<void> {
  if (islandsIn(document.body).length > 0) {
    await importReactInParts();
    for (const control of registered.flatMap((controls) => Object.values(controls))) {
      await control.fetchAhead?.();
    }
  }
}
