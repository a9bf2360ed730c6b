import {useEffect, type ComponentProps, type ReactNode} from 'react';
import ErrorPage from '@theme-init/Error';

/**
 * Replaces the whole application when a page crashes. On a first visit Docusaurus does not mark the
 * page as hydrated in that case, so this component marks it. Its button then works, and queued clicks
 * are repeated.
 */
export default function ErrorPageWrapper(props: ComponentProps<typeof ErrorPage>): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.hasCrashed = '';
  }, []);
  return <ErrorPage {...props} />;
}
