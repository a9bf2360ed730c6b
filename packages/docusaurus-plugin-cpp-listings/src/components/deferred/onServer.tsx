import {createElement, type ComponentType, type ReactNode} from 'react';

/** Renders a component of a `*.server.tsx` file; undefined in the client bundle, which omits such files. */
export const onServer = <P extends object>(
  component: ComponentType<P> | undefined,
  props: P,
): ReactNode => component && createElement(component, props);
