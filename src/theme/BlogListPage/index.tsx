import {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import styles from './styles.module.css';

/** The list of posts. Ejected because the original has no h1 and no slot for one. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription} = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <Heading as="h1">{blogTitle}</Heading>
          <p>{blogDescription}</p>
          <p>
            <Link to="/blog/archive">
              <Translate id="blog.list.archive" description="Link to the list of all posts by year">
                Archive
              </Translate>
            </Link>
            {' · '}
            <Link to="/blog/tags">
              <Translate id="blog.list.tags" description="Link to the list of all tags of posts">
                Tags
              </Translate>
            </Link>
            {' · '}
            <Link to="/blog/authors">
              <Translate id="blog.list.authors" description="Link to the list of all authors">
                Authors
              </Translate>
            </Link>
            {' · '}
            {/* With a target, the browser renders no feed ahead. */}
            <Link to="pathname:///blog/rss.xml" target="_self">
              RSS
            </Link>
            {' · '}
            <Link to="pathname:///blog/atom.xml" target="_self">
              Atom
            </Link>
          </p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
