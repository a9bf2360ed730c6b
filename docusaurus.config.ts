import fs from 'node:fs';
import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type {PluginOptions as EasyopsOptions} from '@easyops-cn/docusaurus-search-local';
import articleCards from './src/article-cards';
import articles from './src/articles';
import {remarkArticles} from './src/articles/remark';
import {remarkBracesInText} from './src/bracesInText';
import {refuseBrokenMarkdownImage} from './src/brokenMarkdownImage';
import {refuseBrokenMarkdownLink} from './src/brokenMarkdownLink';
import {readEnvironment, type SearchProvider} from './src/environment';
import {createFeedItems} from './src/feeds';
import fixedPostCss from './src/fixed-postcss';
import {strictFrontMatter} from './src/front-matter/parse';
import declarations from './src/front-matter';
import lightPrint from './src/light-print';
import notices from './src/notices';
import {originsOf} from './src/origins';
import shortClassNames from './src/short-class-names';
import stableNames from './src/stable-names';
import {remarkStyleAttributes} from './src/styleAttributes';
import {rehypeTableAlignment} from './src/tableAlignment';
import {remarkUnknownComponents} from './src/unknownComponents';
import {remarkUnreadablePictures} from './src/unreadablePictures';
import usedStyles from './src/used-styles';
import type {PluginOptions as ListingsOptions} from 'docusaurus-plugin-cpp-listings';
import {remarkListings} from 'docusaurus-plugin-cpp-listings/remark';
import type {PluginOptions as OfflineOptions} from 'docusaurus-plugin-offline';
import {
  pageTemplate,
  type PluginOptions as PageLoadingOptions,
} from 'docusaurus-plugin-page-loading';
import type {PluginOptions as StrictCspOptions} from 'docusaurus-plugin-strict-csp';
import type {PluginOptions as LocalSearchOptions} from 'docusaurus-theme-local-search';

const {siteUrl, baseUrl, searchProvider, isOfflineEnabled, organizationName, projectName} =
  readEnvironment(process.env);
const tagline = 'Array data structures and algorithms in C++, where every claim runs';
// A constant, because two builds of the same commit must be equal.
const copyright = 'Copyright © 2025 Contiguous';
const blogDescription = 'Notes from the people who write and prove the articles.';
const locales = ['en'];
const hasOlderVersions = fs.existsSync(path.resolve('versions.json'));

const repositoryUrl = `https://github.com/${organizationName}/${projectName}`;
// A name, not a path: the browser gets these options, which must not contain a path of this
// machine.
const listings = 'listings';
const remarkPlugins = [
  [remarkListings, {folder: listings}],
  remarkUnknownComponents,
  remarkUnreadablePictures,
  remarkStyleAttributes,
  remarkBracesInText,
];
const rehypePlugins = [rehypeTableAlignment];

// The environment variables SEARCH_ENDPOINT, SEARCH_COLLECTION and SEARCH_READ_KEY configure the
// service.
const hosted: NonNullable<LocalSearchOptions['hosted']> = {};

/** The pages of plugins that the search includes. */
const routes = ['blog/archive', 'blog/authors', ...(isOfflineEnabled ? ['offline'] : [])];

/** The themes that can provide the search. */
const searchThemes = {
  local: ['docusaurus-theme-local-search', {routes} satisfies LocalSearchOptions],
  hosted: ['docusaurus-theme-local-search', {hosted, routes} satisfies LocalSearchOptions],
  easyops: [
    '@easyops-cn/docusaurus-search-local',
    {
      hashed: 'filename',
      indexPages: true,
      // As in our own search: the text of panels would outweigh the words of the article.
      ignoreCssSelectors: ['[data-search-ignore]'],
      highlightSearchTermsOnTargetPage: true,
      searchBarShortcutHint: true,
    } satisfies EasyopsOptions,
  ],
} satisfies Record<SearchProvider, PluginConfig>;

// The origins that pages connect to. If one is invalid, the theme reports it.
const serviceOrigins =
  searchProvider === 'hosted'
    ? originsOf([hosted.endpoint ?? process.env.SEARCH_ENDPOINT, hosted.analytics])
    : [];
const searchTheme: PluginConfig = searchThemes[searchProvider];

// The search box of our own theme opens before the application has started.
const searchControls =
  searchProvider === 'easyops' ? [] : ['docusaurus-theme-local-search/control'];

export default {
  title: 'Contiguous',
  tagline,
  favicon: 'img/favicon.svg',
  url: siteUrl,
  baseUrl,
  organizationName,
  projectName,
  // The banner is an inline script with inline styles, which the content security policy does not
  // allow.
  baseUrlIssueBanner: false,
  ssrTemplate: pageTemplate,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  // The bundler would cache the result of a page. It would not notice changes of a listing whose
  // words the page counts, of the address of another page, or of the base path.
  future: {v4: true, faster: {rspackPersistentCache: false}},
  storage: {type: 'localStorage', namespace: false},
  markdown: {
    parseFrontMatter: strictFrontMatter(path.resolve('.')),
    hooks: {
      onBrokenMarkdownLinks: refuseBrokenMarkdownLink(path.resolve('.')),
      onBrokenMarkdownImages: refuseBrokenMarkdownImage,
    },
  },
  i18n: {
    defaultLocale: 'en',
    locales,
    localeConfigs: {en: {direction: 'ltr', calendar: 'gregory'}},
  },
  plugins: [
    // The first plugin, because its script must run before all others.
    [
      'docusaurus-plugin-strict-csp',
      {connectTo: serviceOrigins, scripts: ['sw.js']} satisfies StrictCspOptions,
    ],
    [
      'docusaurus-plugin-cpp-listings',
      {
        folder: listings,
        sourceUrl: `${repositoryUrl}/blob/main/${listings}`,
        checkCommand: 'npm run check --',
        speedCommand: 'npm run bench:listings --',
      } satisfies ListingsOptions,
    ],
    [
      'docusaurus-plugin-page-loading',
      {
        islands: ['docusaurus-plugin-cpp-listings/islands'],
        controls: searchControls,
        fonts: ['700 1em "Source Serif 4"', '1em "JetBrains Mono"'],
      } satisfies PageLoadingOptions,
    ],
    [
      'docusaurus-plugin-offline',
      {
        enabled: isOfflineEnabled,
        parts: [
          {
            name: 'compiler',
            label: 'The C++ compiler, for exercises',
            files: ['assets/compiler/**'],
            cache: 'listings.compiler',
          },
        ],
        webManifest: 'manifest.webmanifest',
        // The backgrounds of both colour modes, in src/css/palette.css.
        themeColor: {light: '#fcfcfa', dark: '#12141c'},
      } satisfies OfflineOptions,
    ],
    declarations,
    articleCards,
    articles,
    shortClassNames,
    fixedPostCss,
    notices,
    stableNames,
    lightPrint,
    usedStyles,
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: `${repositoryUrl}/edit/main/`,
          onInlineTags: 'throw',
          remarkPlugins: [...remarkPlugins, [remarkArticles, {listings}]],
          rehypePlugins,
        },
        blog: {
          blogTitle: 'Blog',
          blogDescription,
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          feedOptions: {
            type: ['rss', 'atom'],
            description: blogDescription,
            copyright,
            createFeedItems,
          },
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
          showReadingTime: true,
          remarkPlugins,
          rehypePlugins,
        },
        pages: {remarkPlugins, rehypePlugins},
        theme: {customCss: './src/css/custom.css'},
      } satisfies Preset.Options,
    ],
  ],
  themes: [searchTheme],
  customFields: {isOfflineEnabled},
  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      // For pages that the blog and docs plugins create without a description.
      {name: 'description', content: tagline},
      {property: 'og:description', content: tagline},
      // Posts override this type with `article`.
      {property: 'og:type', content: 'website'},
      {property: 'og:site_name', content: 'Contiguous'},
    ],
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    // The style sheet defines the colours of code.
    prism: {theme: {plain: {}, styles: []}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: 'Contiguous',
      logo: {
        alt: 'Contiguous logo',
        // `src/theme/Logo` draws it.
        src: 'img/logo.svg',
        width: 32,
        height: 32,
      },
      items: [
        {type: 'docSidebar', sidebarId: 'tutorialSidebar', position: 'left', label: 'Tutorial'},
        {to: '/blog', label: 'Blog', position: 'left'},
        // Each dropdown is shown only if it has a second entry.
        ...(hasOlderVersions ? [{type: 'docsVersionDropdown', position: 'right'} as const] : []),
        ...(locales.length > 1 ? [{type: 'localeDropdown', position: 'right'} as const] : []),
        {href: repositoryUrl, label: 'GitHub', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {
          title: 'Docs',
          items: [{label: 'Tutorial', to: '/docs/intro'}],
        },
        {
          title: 'Community',
          items: [
            {label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/c%2b%2b'},
            {label: 'Docusaurus on Discord', href: 'https://discord.com/invite/docusaurus'},
            {label: 'Docusaurus on X', href: 'https://x.com/docusaurus'},
          ],
        },
        {
          title: 'More',
          items: [
            {label: 'Blog', to: '/blog'},
            {label: 'GitHub', href: repositoryUrl},
          ],
        },
      ],
      copyright: `${copyright}.`,
    },
  } satisfies Preset.ThemeConfig,
} satisfies Config;
