import {Suspense, lazy, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

// The highlighter is as large as all other scripts of a page. The prerendered page has its colours
// already, and loads the highlighter only if there is a code block.
const Highlighted = lazy(() => import('@theme-original/CodeBlock'));

/** A fenced code block; until the highlighter is loaded, the text has no colours. */
export default function CodeBlock(props: Props): ReactNode {
  return (
    <Suspense
      fallback={
        <pre>
          <code>{props.children}</code>
        </pre>
      }
    >
      <Highlighted {...props} />
    </Suspense>
  );
}
