import type {GlobalData} from '../../../packages/docusaurus-theme-local-search/src/shared';

const search: GlobalData = {
  categories: ['default', 'blogs', 'pages'],
  searchPagePath: '/search',
  indexFolder: '/search-index/',
  limits: {dialogPages: 5, sectionsPerPage: 3},
};

export default {'docusaurus-local-search': {default: search}};
