import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {withoutHtmlExtension} from './withoutHtmlExtension';

/** Whether the host sent the page of an address, and not its not-found page. */
function isPrerenderedFor(pathname: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const strip = (path: string) => path.replace(/\/$/, '');
  return !canonical || strip(new URL(canonical.href).pathname) === strip(pathname);
}

/*
 * A static host may also be asked for /blog/welcome.html or
 * /blog/welcome/index.html. Docusaurus strips the ending when it renders, but
 * preloads the code for the address as it was typed, and so hydrates a page without
 * its code. This runs before that, because the entry imports client modules first.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const isRoute = matchRoutes(routes, pathname).some(({route}) => route.exact);
  const plain = withoutHtmlExtension(pathname);
  if (!isRoute && plain !== pathname) {
    const address = plain + search + hash;
    if (isPrerenderedFor(plain)) {
      window.history.replaceState(window.history.state, '', address);
    } else {
      window.location.replace(address);
    }
  }
}
