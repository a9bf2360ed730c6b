import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A page that Docusaurus generates for a category of a sidebar. */
export interface CategoryPage {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
}

type Item = LoadedVersion['sidebars'][string][number];

const pagesOf = (items: readonly Item[]): CategoryPage[] =>
  items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    const {label, link, items: inner} = item;
    const own =
      link?.type === 'generated-index'
        ? [
            {
              permalink: link.permalink,
              title: link.title ?? label,
              description: link.description ?? '',
            },
          ]
        : [];
    return [...own, ...pagesOf(inner)];
  });

/** Lists the category pages of a docs version. */
export const categoryPagesOf = ({sidebars}: Pick<LoadedVersion, 'sidebars'>): CategoryPage[] =>
  pagesOf(Object.values(sidebars).flat());
