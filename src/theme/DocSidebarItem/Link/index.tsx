import {type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItem/Link';
import Link from '@theme-original/DocSidebarItem/Link';
import {articleAt, useProgressMark} from 'docusaurus-plugin-cpp-listings/components';

function ArticleLink({article, ...props}: Props & {readonly article: string}): ReactNode {
  const {symbols, label} = useProgressMark(article);
  // The link passes these props to its anchor; css/progress.css shows the mark.
  const mark = {'data-progress': symbols, title: label === '' ? undefined : label};
  return <Link {...props} {...mark} />;
}

/** A link in the sidebar; the link of an article shows the reader's progress. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const article = articleAt(props.item.href);
  return article === undefined ? <Link {...props} /> : <ArticleLink {...props} article={article} />;
}
