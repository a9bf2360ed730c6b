import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/** Returns the first doc below a category: the introduction before it is no article. */
function firstIn(items: readonly PropSidebarItem[]): PropSidebarItemLink | undefined {
  for (const item of items) {
    if (item.type === 'category') {
      return item.items.find((each) => each.type === 'link') ?? firstIn(item.items);
    }
  }
  return undefined;
}

/** A link to the first article of the sidebar, by its title; for a doc. */
export default function FirstArticle(): ReactNode {
  const first = firstIn(useDocsSidebar()?.items ?? []);
  return first && <Link to={first.href}>{first.label}</Link>;
}
