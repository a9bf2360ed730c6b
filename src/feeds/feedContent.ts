import {load} from 'cheerio';

/**
 * What does nothing without the page's scripts, what only takes up room for another text, and
 * pictures that only the page's styles give a size.
 */
const ofThePage = 'input, output, label, button, select, textarea, [aria-hidden=true]';

/** What is worth unfolding beside text. */
const pictures = 'img, picture, svg, video';

/**
 * Returns the HTML of a post as a feed has it, which is read where the site's scripts and styles
 * are not: without controls and what belongs to them, all of it in sight, every address whole.
 *
 * @param address of the post, from which its addresses are read.
 */
export function feedContent(html: string, address: string): string {
  // With scripts on, what is in <noscript> would be text.
  const content = load(html, {scriptingEnabled: false}, false);
  content(ofThePage).remove();
  content('noscript').each((_, element) => {
    const {childNodes} = element;
    content(element).replaceWith(childNodes);
  });
  content('[data-props]').removeAttr('data-props');
  // The innermost first: what holds only an empty one is empty too.
  for (const element of content('details').get().reverse()) {
    const rest = content(element).children().not('summary');
    if (rest.text().trim() === '' && rest.find(pictures).addBack(pictures).length === 0) {
      content(element).remove();
    }
  }
  for (const name of ['href', 'src']) {
    // The feed's maker has made links and pictures of the post itself whole, but not what is in <noscript>.
    content(`a[${name}], img[${name}]`).each((_, element) => {
      content(element).attr(name, String(new URL(element.attribs[name] ?? '', address)));
    });
  }
  return content.html();
}
