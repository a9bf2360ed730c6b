import {type ComponentType, type ReactNode} from 'react';

export interface Props<P, OnServer> {
  /** The component's name in `islands`. */
  readonly name: string;
  readonly component: ComponentType<P & Partial<OnServer>>;
  /** The component's properties; the page holds them as JSON. */
  readonly props: P;
  /** Properties that only the server passes to the component; the browser keeps their HTML as it is. */
  readonly onServer?: OnServer;
  readonly as?: 'div' | 'span';
}

/**
 * A component that readers use, not only read. On a page with static text it is a root of its own,
 * rendered from the data in the element. Elsewhere it is a component like any other.
 */
export default function Island<P extends object, OnServer extends object = object>({
  name,
  component: Component,
  props,
  onServer,
  as: Element = 'div',
}: Props<P, OnServer>): ReactNode {
  return (
    <Element data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} {...onServer} />
    </Element>
  );
}
