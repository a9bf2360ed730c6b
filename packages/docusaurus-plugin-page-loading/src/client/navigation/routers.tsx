import {useState, type ReactNode} from 'react';
import {createBrowserHistory, createHashHistory, type History} from 'history';
import {Router} from './reactRouter';
import {waitForPages} from './waitForPages';

interface Props {
  readonly children: ReactNode;
}

/** Returns a router whose location is that of the page that is shown. */
function routerOf(createHistory: () => History): (props: Props) => ReactNode {
  return function WaitingRouter({children}) {
    const [history] = useState(() => waitForPages(createHistory()));
    return <Router history={history}>{children}</Router>;
  };
}

/** Takes the place of React Router's, for Docusaurus' entry. */
export const BrowserRouter = routerOf(createBrowserHistory);

/** Takes the place of React Router's, for Docusaurus' entry. */
export const HashRouter = routerOf(createHashHistory);
