import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/** Returns the first doc in a category. The introduction before it is not an article. */
function firstIn(items: readonly PropSidebarItem[]): PropSidebarItemLink | undefined {
  for (const item of items) {
    if (item.type === 'category') {
      return item.items.find((each) => each.type === 'link') ?? firstIn(item.items);
    }
  }
  return undefined;
}

/** A link to the first article of the sidebar with its title; only for use in a doc. */
export default function FirstArticle(): ReactNode {
  const first = firstIn(useDocsSidebar()?.items ?? []);
  return first && <Link to={first.href}>{first.label}</Link>;
}
