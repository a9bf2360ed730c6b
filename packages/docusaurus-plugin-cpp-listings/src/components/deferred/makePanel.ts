/**
 * Creates the elements of a panel's static preview from text, which the
 * server wrote for readers without JavaScript.
 *
 * `makePanels` also puts this function into pages as text, so it must not use anything outside it.
 */
export function makePanel(written: Element): void {
  const template = document.createElement('template');
  template.innerHTML = written.textContent;
  for (const part of template.content.querySelectorAll('[data-without-scripts]')) {
    const hidden = document.createElement('noscript');
    hidden.textContent = part.innerHTML;
    part.replaceWith(hidden);
  }
  written.replaceWith(template.content);
}
