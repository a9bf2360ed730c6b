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
 * The router's components with their types, which are lost where another package of the site
 * brings another version of the router along.
 */
export const {Router, Route} = reactRouter as unknown as {
  Router: ComponentType<RouterProps>;
  Route: ComponentType<RouteProps>;
};
