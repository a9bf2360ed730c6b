import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

/** What does nothing without the page's scripts, and pictures that only its styles give a size. */
const ofThePage = 'input, output, label, button, select, textarea, svg[aria-hidden=true]';

const withoutControls = (html: string) => {
  const content = load(html, null, false);
  content(ofThePage).remove();
  return content.html();
};

/** Makes the entries of the blog's feeds, which are read where the site's scripts and styles are not. */
export const createFeedItems: FeedOptions['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...blog
}) =>
  (await defaultCreateFeedItems(blog)).map((item) => ({
    ...item,
    ...(item.content && {content: withoutControls(item.content)}),
  }));
