import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

/** How many posts the description names; more would not fit a search result. */
const named = 3;

/** The posts of an author, with a description for search engines; the original has none. */
export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  const {author, items} = props;
  const titles = items.slice(0, named).map(({content}) => content.metadata.title);
  return (
    <>
      <PageMetadata
        description={translate(
          {
            id: 'blog.author.description',
            message: 'Posts by {author}: {titles}',
            description: 'Description of the page of an author, with the titles of some posts',
          },
          {author: author.name ?? author.key, titles: titles.join(', ')},
        )}
      />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
