import {type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundContent from '@theme-original/NotFound/Content';

type Props = ComponentProps<typeof NotFoundContent>;

/** The content of the not-found page with metadata; below `/docs` the original has no title. */
export default function NotFoundContentWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})}
        description={translate({
          id: 'notFound.description',
          message: 'There is no page at this address.',
          description: 'Description of the not-found page',
        })}
      />
      <NotFoundContent {...props} />
    </>
  );
}
