import {useState, type ReactNode} from 'react';
import {createBrowserHistory, createHashHistory, type History} from 'history';
import {Router} from './reactRouter';
import {waitForPages} from './waitForPages';

interface Props {
  readonly children: ReactNode;
}

/** Returns a router that changes its location only when the page can be shown. */
function routerOf(createHistory: () => History): (props: Props) => ReactNode {
  return function WaitingRouter({children}) {
    const [history] = useState(() => waitForPages(createHistory()));
    return <Router history={history}>{children}</Router>;
  };
}

/** Replaces React Router's component of this name for Docusaurus' entry. */
export const BrowserRouter = routerOf(createBrowserHistory);

/** Replaces React Router's component of this name for Docusaurus' entry. */
export const HashRouter = routerOf(createHashHistory);
