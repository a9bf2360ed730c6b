import type {
  GlobalData,
  HostedData,
} from '../../../packages/docusaurus-theme-local-search/src/shared';

declare global {
  interface Window {
    /** The search service of the running test. */
    testService?: HostedData;
  }
}

const search: GlobalData = {
  categories: ['default', 'blogs', 'pages'],
  latestVersion: 'current',
  searchPagePath: '/search',
  indexFolder: '/search-index/',
  limits: {dialogPages: 5, sectionsPerPage: 3},
  hosted: window.testService,
};

export default {'docusaurus-local-search': {default: search}};
