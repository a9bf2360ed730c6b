import {type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItem/Link';
import Link from '@theme-original/DocSidebarItem/Link';
import useMark from '@site/src/components/ProgressMark/useMark';
import {articleOf} from '@site/src/plugins/listings/client/articleOf';

function ArticleLink({article, ...props}: Props & {readonly article: string}): ReactNode {
  const {sign, words} = useMark(article);
  // The link takes what it does not know on to its anchor; see css/progress.css.
  const mark = {'data-progress': sign, title: words === '' ? undefined : words};
  return <Link {...props} {...mark} />;
}

/** A link of the sidebar; an article's says how far the reader is with it. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const article = articleOf(props.item.href);
  return article === undefined ? <Link {...props} /> : <ArticleLink {...props} article={article} />;
}
