/**
 * Gives a panel its elements, which the server wrote as text for readers without JavaScript.
 *
 * It is put into pages as text, too: it must not use what is outside of it.
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
