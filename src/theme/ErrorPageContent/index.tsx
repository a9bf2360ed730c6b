import {type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme-original/ErrorPageContent';

type Props = ComponentProps<typeof ErrorPageContent>;

/** The crash page; without a title of its own it would keep the crashed page's. */
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
