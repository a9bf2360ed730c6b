import {type ComponentType, type ReactNode} from 'react';

export interface Props<P, OnServer> {
  /** The name that `islands` has it by. */
  readonly name: string;
  readonly component: ComponentType<P & Partial<OnServer>>;
  /** What the component is given, which JSON can hold: it is read from the page. */
  readonly props: P;
  /** What the server alone gives the component, whose HTML stays as it is. */
  readonly onServer?: OnServer;
  readonly as?: 'div' | 'span';
}

/**
 * A component that is used, and not only read. Where a page's text is static HTML it is a root of
 * its own, made of what the element says; elsewhere it is a component like any other.
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
