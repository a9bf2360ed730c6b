import {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import {proseAttribute} from '../../../prose/proseFile';
import StaticProse from '../../../client/prose/StaticProse.client';
import ServerRendered from './Rendered.server';

/** Undefined in the client bundle of a production build. */
const Rendered = ServerRendered as typeof ServerRendered | undefined;

/** The text of a doc, which in production only the server renders. */
export default function DocItemContent({children}: Props): ReactNode {
  const {permalink} = useDoc().metadata;
  const className = clsx(ThemeClassNames.docs.docMarkdown, 'markdown');
  // The server bundle has only the first component, the client bundle only the second. In
  // development both exist.
  return Rendered ? (
    <div className={className} {...{[proseAttribute]: permalink}}>
      <Rendered>{children}</Rendered>
    </div>
  ) : (
    <StaticProse key={permalink} className={className} permalink={permalink} />
  );
}
