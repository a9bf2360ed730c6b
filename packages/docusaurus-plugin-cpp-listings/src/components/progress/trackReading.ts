import {articleAt} from './articleAt';
import {markRead} from './progress';

let observer: IntersectionObserver | undefined;

/**
 * Watches for the end of an article: the reader has read the article when its end is visible.
 * Docusaurus calls this after each navigation.
 */
export function onRouteDidUpdate({location}: {readonly location: {readonly pathname: string}}) {
  observer?.disconnect();
  observer = undefined;
  const article = articleAt(location.pathname);
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
