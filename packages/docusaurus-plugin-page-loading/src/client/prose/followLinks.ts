import clsx from 'clsx';
import {isForThisTab} from '../isForThisTab';
import styles from './followLinks.module.css';

const {followed = ''} = styles;

/**
 * Whether a link leads to another page of the site in this tab, or to this page with another query.
 */
const isToPage = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  !/\.\w+$/.test(link.pathname) &&
  (link.pathname !== window.location.pathname || link.search !== window.location.search);

function linkOf({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.hasAttribute('href') && isToPage(link) ? link : undefined;
}

/** Removes the highlight of the followed link in an element. */
export function removeHighlight(root: HTMLElement): void {
  [...root.getElementsByClassName(followed)].forEach((link) => link.classList.remove(followed));
}

/**
 * Makes the links in an element behave like Docusaurus' links. They open pages without a reload,
 * prefetch a page when its link becomes visible, and preload it when the reader points at the link.
 * A followed link is highlighted until its page is shown, or until `removeHighlight` is called.
 *
 * @returns a function that removes the listeners.
 */
export function followLinks(root: HTMLElement, open: (address: string) => void): () => void {
  const click = (event: MouseEvent) => {
    const link = linkOf(event);
    if (link && isForThisTab(event) && !event.defaultPrevented) {
      event.preventDefault();
      removeHighlight(root);
      link.className = clsx(link.className, followed);
      open(link.pathname + link.search + link.hash);
    }
  };
  const point = (event: Event) => {
    const link = linkOf(event);
    if (link) {
      void window.docusaurus.preload(link.pathname);
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    }
  });
  [...root.querySelectorAll('a')].filter(isToPage).forEach((link) => observer.observe(link));
  root.addEventListener('click', click);
  root.addEventListener('mouseover', point);
  root.addEventListener('touchstart', point, {passive: true});
  return () => {
    observer.disconnect();
    root.removeEventListener('click', click);
    root.removeEventListener('mouseover', point);
    root.removeEventListener('touchstart', point);
  };
}
