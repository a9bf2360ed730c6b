import {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';

/**
 * Renders the Markdown of a doc, and its title unless the Markdown has one or the title is hidden.
 */
export default function Rendered({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  return (
    <>
      {!frontMatter.hide_title && contentTitle === undefined && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </>
  );
}
