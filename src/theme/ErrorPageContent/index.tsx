import {type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme-original/ErrorPageContent';

type Props = ComponentProps<typeof ErrorPageContent>;

/** The crash page with its own title; otherwise the title of the crashed page would stay. */
export default function ErrorPageContentWrapper(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>
          {translate({
            id: 'crashPage.title',
            message: 'Page Error',
            description: 'Title of the browser tab when a page crashed',
          })}
        </title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
