import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

type Post = Props['archive']['blogPosts'][number];

/** Groups posts by year in their order, newest first. */
function byYear(posts: readonly Post[]): [string, Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/** All posts by year. Ejected because the original skips from h1 to h3. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({
    id: 'blog.archive.description',
    message: 'Every post of the blog, by year.',
  });
  const dateFormat = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        {byYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year} aria-labelledby={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul className={styles.posts}>
              {posts.map(({metadata}) => (
                <li key={metadata.permalink}>
                  <time dateTime={metadata.date}>{dateFormat.format(new Date(metadata.date))}</time>{' '}
                  <Link to={metadata.permalink}>{metadata.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
