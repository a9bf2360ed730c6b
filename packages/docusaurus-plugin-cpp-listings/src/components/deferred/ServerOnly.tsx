import {type ComponentType, type ReactNode} from 'react';
import {onServer} from './onServer';
import StaticHtml from './StaticHtml';

interface Props<P> {
  /** The component of a `*.server.tsx` file; undefined in the client bundle. */
  readonly component: ComponentType<P> | undefined;
  readonly props: P;
}

/** A component that only the server renders; in the browser its HTML stays as it is. */
export default function ServerOnly<P extends object>({component, props}: Props<P>): ReactNode {
  return <StaticHtml isLazy>{onServer(component, props)}</StaticHtml>;
}
