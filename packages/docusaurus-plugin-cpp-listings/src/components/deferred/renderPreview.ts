/**
 * Creates the elements of a panel's static preview from text, which the
 * server wrote for readers without JavaScript.
 *
 * `renderPreviewsScript` also puts this function into pages as text, so it must not use anything
 * outside it.
 */
export function renderPreview(preview: Element): void {
  const template = document.createElement('template');
  template.innerHTML = preview.textContent;
  for (const part of template.content.querySelectorAll('[data-without-scripts]')) {
    const hidden = document.createElement('noscript');
    hidden.textContent = part.innerHTML;
    part.replaceWith(hidden);
  }
  preview.replaceWith(template.content);
}
