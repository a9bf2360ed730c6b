import {load} from 'cheerio';

/**
 * Elements that need the page's scripts, placeholders that only reserve space, and links and
 * pictures whose look depends on the page's styles.
 */
const ofThePage = 'input, output, label, button, select, textarea, .hash-link, [aria-hidden=true]';

/** Content that makes a details element worth keeping even without text. */
const pictures = 'img, picture, svg, video';

/**
 * Returns the HTML of a post for a feed, where the site's scripts and styles are missing: without
 * controls, with hidden content shown, and with absolute addresses.
 *
 * @param address the address of the post, which its relative addresses refer to.
 */
export function feedContent(html: string, address: string): string {
  // With scripting enabled, the content of <noscript> would be parsed as text.
  const content = load(html, {scriptingEnabled: false}, false);
  content(ofThePage).remove();
  content('noscript').each((_, element) => {
    const {childNodes} = element;
    content(element).replaceWith(childNodes);
  });
  content('[data-props]').removeAttr('data-props');
  // The innermost first, because an element that contains only an empty one is empty too.
  for (const element of content('details').get().reverse()) {
    const rest = content(element).children().not('summary');
    if (rest.text().trim() === '' && rest.find(pictures).addBack(pictures).length === 0) {
      content(element).remove();
    }
  }
  for (const name of ['href', 'src']) {
    // The feed generator makes only addresses outside of <noscript> absolute.
    content(`a[${name}], img[${name}]`).each((_, element) => {
      content(element).attr(name, String(new URL(element.attribs[name] ?? '', address)));
    });
  }
  return content.html();
}
