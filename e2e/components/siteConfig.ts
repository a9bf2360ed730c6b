/** The parts of a site's configuration that the components read. */
export const siteConfig = {
  title: 'Components',
  tagline: '',
  url: 'http://localhost',
  baseUrl: '/',
  organizationName: 'somebody',
  projectName: 'something',
  titleDelimiter: '|',
  future: {experimental_router: 'browser'},
  themeConfig: {navbar: {items: []}, metadata: []},
} as const;
