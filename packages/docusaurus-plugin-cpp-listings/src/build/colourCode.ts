/**
 * The script of every page that gives the tokens of code their elements when it comes near the
 * view, before React answers, and when the page is printed. It takes them from what the server
 * wrote for readers without JavaScript.
 */
export const colourCode = `{
  const all = document.querySelectorAll('pre[data-numbers]');
  const colour = ({children: [code, whole]}) => {
    if (whole) code.innerHTML = whole.textContent.replace(/^<code>|<\\/code>$/g, '');
  };
  const observer = new IntersectionObserver(
    (entries) =>
      entries.forEach(({isIntersecting, target}) => {
        if (isIntersecting) {
          observer.unobserve(target);
          colour(target);
        }
      }),
    {rootMargin: '100%'},
  );
  all.forEach((pre) => observer.observe(pre));
  addEventListener('beforeprint', () => all.forEach(colour));
}`;
