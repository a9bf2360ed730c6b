import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

/** The authors of all posts, with a description for search engines; the original has none. */
export default function BlogAuthorsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        description={translate({
          id: 'blog.authors.description',
          message: 'The authors of the blog, each with the number of their posts.',
          description: 'Description of the page that lists the authors of all posts',
        })}
      />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
