import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {laterChunks} from './laterChunks';

type Bundle = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type Rule = NonNullable<NonNullable<Bundle['module']>['rules']>[number];

/** Returns the path of a module that pages load. */
export const client = (module: string): string => path.join(__dirname, 'client', module);

/**
 * The module that takes the place of one that is left out. With `false` instead, the bundler
 * would number what is left out by where the site is on this machine.
 */
const nothing = client('nothing');

/** Replaces a module of this package by nothing. */
const emptyModule = (test: RegExp): Rule => ({
  test,
  include: __dirname,
  enforce: 'pre',
  use: path.join(__dirname, 'prose/emptyLoader.cjs'),
});

/** Keeps what the server has rendered of docs out of the scripts. */
const proseRules: readonly Rule[] = [
  {
    // Not `test`, by which Docusaurus finds the loaders of Markdown.
    resource: /\.mdx?$/,
    enforce: 'post',
    use: {
      loader: path.join(__dirname, 'prose/proseLoader.cjs'),
      options: {client: client('loadProse')},
    },
  },
  emptyModule(/Rendered\.server\.[jt]sx?$/),
];

/** Leaves code out that a page would load and not need. */
const lighterRules = (unusedNavbarItems: readonly string[]): Rule[] => [
  {
    test: /theme[\\/]NavbarItem[\\/]ComponentTypes\.js$/,
    resolve: {
      alias: Object.fromEntries(
        unusedNavbarItems.map((component) => [`@theme/NavbarItem/${component}`, nothing]),
      ),
    },
  },
  {
    // Importing them has no effect, which their packages do not declare.
    test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
    sideEffects: false,
  },
  {
    // What runs before the application starts has no React.
    include: client(''),
    resolve: {alias: {'@docusaurus/Translate': client('translateText')}},
  },
  {
    test: /@docusaurus[\\/]utils-common[\\/]lib[\\/].*\.js$/,
    resolve: {alias: {tslib: client('importDefault')}},
  },
];

const core = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]/.source;

/** Has a page know the size of the window when it is first rendered. */
const windowSizeRule: Rule = {
  test: /@docusaurus[\\/]theme-common[\\/]lib[\\/].*\.js$/,
  resolve: {
    alias: {
      './hooks/useWindowSize': client('useWindowSize'),
      '../hooks/useWindowSize': client('useWindowSize'),
    },
  },
};

/** Has the router wait for the code of a page, so that a press renders no page but the next. */
const navigationRules: readonly Rule[] = [
  {
    test: new RegExp(`${core}clientEntry\\.js$`),
    resolve: {alias: {'react-router-dom': client('navigation/routers')}},
  },
  {
    test: new RegExp(`${core}App\\.js$`),
    resolve: {alias: {'./PendingNavigation': client('navigation/ShownPage')}},
  },
];

const chunks = {
  // Docusaurus prefetches a page by the names of its chunks. What the bundler splits off has no
  // name, so a prefetched page would still wait for it when it is opened.
  defaultVendors: false,
  // An island may start before the application, which then needs the same.
  react: {
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'all',
    enforce: true,
  },
} as const;

/** Has the theme's layout of a doc use a style sheet that costs the rest of the page nothing. */
const docLayoutRule: Rule = {
  test: /theme-classic[\\/]lib[\\/]theme[\\/]DocItem[\\/]Layout[\\/]index\.js$/,
  resolve: {alias: {'./styles.module.css': client('docLayout.module.css')}},
};

/** What is configured of the bundle that renders pages. */
export const serverBundle: Bundle = {
  module: {rules: [emptyModule(/StaticProse\.client\.[jt]sx?$/), docLayoutRule]},
};

/** What the bundler keeps between builds was resolved by the rules of this file. */
const keptBy = (bundler: ClientBundle['bundler']): Bundle =>
  bundler === 'rspack'
    ? {experiments: {cache: {buildDependencies: [__filename]}}}
    : {cache: {type: 'filesystem', buildDependencies: {pageLoading: [__filename]}}};

export interface ClientBundle {
  readonly bundler: 'rspack' | 'webpack';
  /** The plugin's folder for its data. */
  readonly dataDir: string;
  readonly isProduction: boolean;
  /** The theme's components of navbar items that the site has none of. */
  readonly unusedNavbarItems: readonly string[];
  /** Whether the site names languages for the highlighter. */
  readonly hasMoreLanguages: boolean;
}

/** Returns what is configured of the bundle that pages load. */
export function clientBundle({
  bundler,
  dataDir,
  isProduction,
  unusedNavbarItems,
  hasMoreLanguages,
}: ClientBundle): Bundle {
  return {
    ...(isProduction && {
      entry: client('start'),
      plugins: [laterChunks],
      ...keptBy(bundler),
    }),
    resolve: {
      alias: {
        '@page-loading/application': require.resolve('@docusaurus/core/lib/client/clientEntry.js'),
        '@page-loading/docs': path.join(dataDir, 'docs.json'),
        '@page-loading/fonts': path.join(dataDir, 'fonts.json'),
        '@page-loading/islands': path.join(dataDir, 'islands.js'),
        // It loads the highlighter on every page to add the languages that a site names.
        ...(!hasMoreLanguages && {
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: nothing,
        }),
      },
    },
    module: {
      rules: [
        ...(isProduction ? proseRules : []),
        ...lighterRules(unusedNavbarItems),
        ...navigationRules,
        windowSizeRule,
        docLayoutRule,
      ],
    },
    optimization: {splitChunks: {cacheGroups: chunks}},
  };
}
