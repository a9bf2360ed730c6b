import {withoutHtmlExtension} from './withoutHtmlExtension';

const strip = (path: string) => path.replace(/\/$/, '');

/** Returns what is the same in all spellings of a path that a host may accept. */
const fold = (path: string) => strip(path.replace(/\/+/g, '/')).toLowerCase();

/**
 * Returns the canonical path of the page that the host sent. No other page has the path of the
 * not-found page.
 */
function sentPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}

/*
 * A host may serve a page at several addresses: /blog/welcome, /blog/welcome.html,
 * /blog/welcome/index.html, /blog//welcome, /Blog/Welcome. Docusaurus knows only the first, and
 * would hydrate the page as the not-found page or without its code. This module runs before that.
 */
if (typeof window !== 'undefined') {
  const {origin, pathname, search, hash} = window.location;
  const plain = withoutHtmlExtension(pathname);
  // The canonical path has a trailing slash if the site is configured so.
  const sent = sentPath() ?? plain;
  // The origin, because a path that begins with two slashes would lead to another host.
  const addressOf = (path: string) => origin + path + search + hash;
  if (strip(sent) !== strip(pathname)) {
    if (fold(sent) === fold(plain)) {
      window.history.replaceState(window.history.state, '', addressOf(sent));
    } else if (plain !== pathname) {
      window.location.replace(addressOf(plain));
    }
  }
}
