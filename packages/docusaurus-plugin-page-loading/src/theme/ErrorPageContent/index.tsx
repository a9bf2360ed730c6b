import {useEffect, type ComponentProps, type ReactNode} from 'react';
import ErrorPageContent from '@theme-init/ErrorPageContent';

/**
 * The crash page. On a first visit it takes the place of what tells that React has taken the page
 * over, and so tells it itself: its button works, and what was clicked is to be repeated.
 */
export default function ErrorPageContentWrapper(
  props: ComponentProps<typeof ErrorPageContent>,
): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return <ErrorPageContent {...props} />;
}
