import type {ComponentType, ReactNode} from 'react';
import type {History, Location} from 'history';
import * as reactRouter from 'react-router-dom';

interface RouterProps {
  readonly history: History;
  readonly children: ReactNode;
}

interface RouteProps {
  readonly location: Location;
  readonly render: () => ReactNode;
}

/**
 * The router's components with their types. The types are lost if another package of the site
 * installs another version of the router.
 */
export const {Router, Route} = reactRouter as unknown as {
  Router: ComponentType<RouterProps>;
  Route: ComponentType<RouteProps>;
};
