import {type ReactNode} from 'react';
import BlogListPaginator from '@theme-original/BlogListPaginator';
import type {Props} from '@theme/BlogListPaginator';

/**
 * Links to the pages before and after a page of posts. The original leaves an empty landmark, which
 * screen readers list, where all posts are on one page.
 */
export default function FilledPaginator(props: Props): ReactNode {
  const {previousPage, nextPage} = props.metadata;
  return previousPage !== undefined || nextPage !== undefined ? (
    <BlogListPaginator {...props} />
  ) : null;
}
