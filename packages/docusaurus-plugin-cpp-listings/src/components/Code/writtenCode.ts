/**
 * Returns the coloured code that the server wrote for readers without JavaScript, where a `pre`
 * has it.
 */
export function writtenCode(pre: Element): Element | undefined {
  const written = [...pre.children].find(({tagName}) => tagName === 'NOSCRIPT');
  const template = document.createElement('template');
  template.innerHTML = written?.textContent ?? '';
  return template.content.firstElementChild ?? undefined;
}
