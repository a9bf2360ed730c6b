import {withoutHtmlExtension} from './withoutHtmlExtension';

const strip = (path: string) => path.replace(/\/$/, '');

/** The path of the page that the host sent, which its not-found page does not share with any. */
function sentPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}

/*
 * A static host may also be asked for /blog/welcome.html or /blog/welcome/index.html.
 * Docusaurus strips the ending when it renders, but preloads the code for the address as it was
 * typed, and so hydrates a page without its code. This runs before that.
 */
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const sent = sentPath();
  const plain = withoutHtmlExtension(pathname);
  if (plain !== pathname && strip(sent ?? '') !== strip(pathname)) {
    if (sent === undefined || strip(sent) === strip(plain)) {
      // With the slash at its end that the site gives its addresses, or without one.
      window.history.replaceState(window.history.state, '', (sent ?? plain) + search + hash);
    } else {
      window.location.replace(plain + search + hash);
    }
  }
}
