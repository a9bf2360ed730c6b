import {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import TagsListByLetter from '@theme/TagsListByLetter';

/**
 * The tags of all posts. Ejected because the original has the same title as the list of the docs'
 * tags.
 */
export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const title = translate({
    id: 'blog.tags.title',
    message: 'Tags of the posts',
    description: 'Title of the page that lists the tags of all posts',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata
        title={title}
        description={translate({
          id: 'blog.tags.description',
          message: 'All tags of the blog, each with the number of its posts.',
          description: 'Description of the page that lists the tags of all posts',
        })}
      />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <TagsListByLetter tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
