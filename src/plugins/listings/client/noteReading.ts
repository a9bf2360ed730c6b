import {articleOf} from './articleOf';
import {markRead} from './progress';

let observer: IntersectionObserver | undefined;

/** Docusaurus calls this when a page is there; an article whose end is seen has been read. */
export function onRouteDidUpdate({location}: {readonly location: {readonly pathname: string}}) {
  observer?.disconnect();
  observer = undefined;
  const article = articleOf(location.pathname);
  const end = document.querySelector('article .markdown > :last-child');
  if (article === undefined || !end) {
    return;
  }
  observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      observer?.disconnect();
      markRead(article);
    }
  });
  observer.observe(end);
}
