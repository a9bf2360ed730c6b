import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {writtenCode} from './writtenCode';

const observer = ExecutionEnvironment.canUseIntersectionObserver
  ? new IntersectionObserver(
      (entries) => {
        for (const {isIntersecting, target} of entries) {
          if (isIntersecting) {
            observer?.unobserve(target);
            colour(target);
          }
        }
      },
      {rootMargin: '100%'},
    )
  : undefined;

function colour(pre: Element): void {
  const whole = writtenCode(pre);
  const [code] = pre.children;
  if (code && whole) {
    code.innerHTML = whole.innerHTML;
  }
}

const watch = (root: ParentNode) =>
  root
    .querySelectorAll('pre[data-numbers]:has(> noscript)')
    .forEach((pre) => observer?.observe(pre));

/** Colours the code of a page that was opened from another; Docusaurus calls this. */
export function onRouteDidUpdate(): void {
  watch(document);
}

/*
 * The tokens of code get their elements when it comes near the view. The script in the page does
 * it for the code that is there at first; this is for what comes later.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('unfolded', ({target}) => {
    if (target instanceof Element) {
      watch(target);
    }
  });
}
