import {renderPreview} from './renderPreview';

/**
 * The inline script of each page that has static previews. It creates their elements when they come
 * near the viewport. If the browser scrolls to a part of the page, the script creates all of them at
 * once, to avoid layout shift.
 */
export const renderPreviewsScript = `{
  const all = document.querySelectorAll('noscript[data-later]');
  const render = ${renderPreview.toString()};
  const [navigation] = performance.getEntriesByType('navigation');
  if (location.hash || navigation?.type !== 'navigate') {
    all.forEach(render);
  } else {
    const observer = new IntersectionObserver(
      (entries) =>
        entries.forEach(({isIntersecting, target}) => {
          if (isIntersecting) {
            observer.unobserve(target);
            const [preview] = target.children;
            if (preview?.matches('noscript')) render(preview);
          }
        }),
      {rootMargin: '100%'},
    );
    all.forEach(({parentElement}) => observer.observe(parentElement));
  }
}`;
