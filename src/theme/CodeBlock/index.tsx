import {Suspense, lazy, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

// The highlighter weighs as much as the rest of a page's scripts. The prerendered page
// has its colours; it fetches the highlighter's code only where there is a code block.
const Highlighted = lazy(() => import('@theme-original/CodeBlock'));

/** A fenced code block; until its code has come, the text without colours. */
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
