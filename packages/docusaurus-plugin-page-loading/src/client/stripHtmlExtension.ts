import {withoutHtmlExtension} from './withoutHtmlExtension';

const strip = (path: string) => path.replace(/\/$/, '');

/**
 * Returns the canonical path of the page that the host sent. No other page has the path of the
 * not-found page.
 */
function sentPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}

/*
 * A static host may also serve /blog/welcome.html or /blog/welcome/index.html. Docusaurus strips
 * the extension when it renders, but preloads the code for the typed address. It would hydrate the
 * page without its code. This module runs before that.
 */
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const sent = sentPath();
  const plain = withoutHtmlExtension(pathname);
  if (plain !== pathname && strip(sent ?? '') !== strip(pathname)) {
    if (sent === undefined || strip(sent) === strip(plain)) {
      // The canonical path has a trailing slash if the site is configured so.
      window.history.replaceState(window.history.state, '', (sent ?? plain) + search + hash);
    } else {
      window.location.replace(plain + search + hash);
    }
  }
}
