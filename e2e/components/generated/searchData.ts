import type {
  HostedData,
  SearchData,
} from '../../../packages/docusaurus-theme-local-search/src/shared';

declare global {
  interface Window {
    /** The search service of the running test. */
    testService?: HostedData;
  }
}

const data: SearchData = {
  locale: 'en',
  categories: ['default', 'blogs', 'pages'],
  latestVersion: 'current',
  searchPagePath: '/search',
  indexFolder: '/search-index/',
  limits: {dialogPages: 5, sectionsPerPage: 3},
  hosted: window.testService,
};

export default data;
