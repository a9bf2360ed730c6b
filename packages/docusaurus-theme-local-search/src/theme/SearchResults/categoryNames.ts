import {translate} from '@docusaurus/Translate';
import type {Category} from '../../shared';

/** The names of the categories that readers see. */
export const categoryNames: Readonly<Record<Category, string>> = {
  default: translate({
    id: 'localSearch.category.default',
    message: 'Docs',
    description: 'Category of search results: pages of the docs',
  }),
  blogs: translate({
    id: 'localSearch.category.blogs',
    message: 'Blog',
    description: 'Category of search results: posts of the blog',
  }),
  pages: translate({
    id: 'localSearch.category.pages',
    message: 'Pages',
    description: 'Category of search results: pages outside docs and blog',
  }),
};
