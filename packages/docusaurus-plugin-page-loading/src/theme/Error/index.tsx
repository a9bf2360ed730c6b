import {useEffect, type ComponentProps, type ReactNode} from 'react';
import ErrorPage from '@theme-init/Error';

/**
 * What takes the place of the whole application when a page crashes. On a first visit Docusaurus
 * does not say then that React has taken the page over, so this does: its button works, and what
 * was clicked is repeated.
 */
export default function ErrorPageWrapper(props: ComponentProps<typeof ErrorPage>): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.hasCrashed = '';
  }, []);
  return <ErrorPage {...props} />;
}
