import {makePanel} from './makePanel';

/**
 * The script of every page that gives panels their elements when they come near the view, from
 * what the server wrote for readers without JavaScript. Where the browser takes the reader to a
 * part of the page, it makes them all, so that nothing moves.
 */
export const makePanels = `{
  const all = document.querySelectorAll('noscript[data-later]');
  const make = ${makePanel.toString()};
  const [navigation] = performance.getEntriesByType('navigation');
  if (location.hash || navigation?.type !== 'navigate') {
    all.forEach(make);
  } else {
    const observer = new IntersectionObserver(
      (entries) =>
        entries.forEach(({isIntersecting, target}) => {
          if (isIntersecting) {
            observer.unobserve(target);
            const [written] = target.children;
            if (written?.matches('noscript')) make(written);
          }
        }),
      {rootMargin: '100%'},
    );
    all.forEach(({parentElement}) => observer.observe(parentElement));
  }
}`;
