import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';

/** A token of fenced code without an inline style: the style sheet colours it by its class. */
export default function Token({className, children}: Props): ReactNode {
  return <span className={className}>{children}</span>;
}
