import {useLocationChange as useEveryChange} from '@docusaurus/theme-common/internal';
import {differInQuery} from './navigation/scrollToLocation';

/**
 * Replaces the hook of this name where the theme resets the focus, which scrolls to the top. A
 * change of only the query keeps the focus and the scroll position.
 */
export function useLocationChange(onChange: Parameters<typeof useEveryChange>[0]): void {
  useEveryChange((change) => {
    if (!change.previousLocation || !differInQuery(change.location, change.previousLocation)) {
      onChange(change);
    }
  });
}
