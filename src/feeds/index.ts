import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import {feedContent} from './feedContent';

/** Creates the entries of the blog's feeds. */
export const createFeedItems: FeedOptions['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...blog
}) =>
  (await defaultCreateFeedItems(blog)).map((item) => ({
    ...item,
    ...(item.content && {content: feedContent(item.content, item.link)}),
  }));
