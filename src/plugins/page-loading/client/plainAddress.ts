import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {withoutHtmlExtension} from './withoutHtmlExtension';

/*
 * A static host also answers to /blog/welcome.html and /blog/welcome/index.html.
 * Docusaurus strips the extension when it renders, but preloads the code for the
 * address as it was typed: it would hydrate the page without its code. This runs
 * before that, because client modules are imported by the entry.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const isRoute = matchRoutes(routes, pathname).some(({route}) => route.exact);
  const plain = withoutHtmlExtension(pathname);
  if (!isRoute && plain !== pathname) {
    window.history.replaceState(window.history.state, '', plain + search + hash);
  }
}
