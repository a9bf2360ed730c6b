import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {laterChunks} from './laterChunks';

type Bundle = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type Rule = NonNullable<NonNullable<Bundle['module']>['rules']>[number];

/** Returns the path of a module that pages load. */
export const client = (module: string): string => path.join(__dirname, 'client', module);

/**
 * The empty module that replaces an unused one. With `false` instead, the bundler would derive the
 * ids of unused modules from the path of the site on this machine.
 */
const nothing = client('nothing');

/** Replaces a module of this package by an empty one. */
const emptyModule = (test: RegExp): Rule => ({
  test,
  include: __dirname,
  enforce: 'pre',
  use: path.join(__dirname, 'prose/emptyLoader.cjs'),
});

/** Keeps the rendered content of docs out of the scripts, because the server has rendered it. */
const proseRules: readonly Rule[] = [
  {
    // Not `test`, because Docusaurus finds the Markdown loaders by that property.
    resource: /\.mdx?$/,
    enforce: 'post',
    use: {
      loader: path.join(__dirname, 'prose/proseLoader.cjs'),
      options: {client: client('loadProse')},
    },
  },
  emptyModule(/Rendered\.server\.[jt]sx?$/),
];

/** Leaves out code that pages would load but not use. */
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
    // These packages have no side effects, but do not declare that.
    test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
    sideEffects: false,
  },
  {
    // These modules run before the application starts, when React is not loaded yet.
    include: client(''),
    resolve: {alias: {'@docusaurus/Translate': client('translateText')}},
  },
  {
    test: /@docusaurus[\\/]utils-common[\\/]lib[\\/].*\.js$/,
    resolve: {alias: {tslib: client('importDefault')}},
  },
];

const core = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]/.source;

/** Makes the size of the window known at the first render of a page. */
const windowSizeRule: Rule = {
  test: /@docusaurus[\\/]theme-common[\\/]lib[\\/].*\.js$/,
  resolve: {
    alias: {
      './hooks/useWindowSize': client('useWindowSize'),
      '../hooks/useWindowSize': client('useWindowSize'),
    },
  },
};

/**
 * Makes the router wait for the code of a page, so that a click renders nothing but the next page.
 * A change of only the query does not move the focus to the top.
 */
const navigationRules: readonly Rule[] = [
  {
    test: new RegExp(`${core}clientEntry\\.js$`),
    resolve: {alias: {'react-router-dom': client('navigation/routers')}},
  },
  {
    test: new RegExp(`${core}App\\.js$`),
    resolve: {alias: {'./PendingNavigation': client('navigation/ShownPage')}},
  },
  {
    test: /@docusaurus[\\/]theme-common[\\/]lib[\\/]utils[\\/]skipToContentUtils\.js$/,
    resolve: {alias: {'./useLocationChange': client('useLocationChange')}},
  },
];

const chunks = {
  // Docusaurus prefetches a page by the names of its chunks. A chunk that the bundler splits off
  // has no name, so a prefetched page would still have to wait for that chunk.
  defaultVendors: false,
  // An island may start before the application. Both then share this chunk.
  react: {
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'all',
    enforce: true,
  },
} as const;

/**
 * Makes the theme's doc layout use a style sheet that is cheap to match for the rest of the page.
 */
const docLayoutRule: Rule = {
  test: /theme-classic[\\/]lib[\\/]theme[\\/]DocItem[\\/]Layout[\\/]index\.js$/,
  resolve: {alias: {'./styles.module.css': client('docLayout.module.css')}},
};

/** The configuration of the server bundle, which renders the pages. */
export const serverBundle: Bundle = {
  module: {rules: [emptyModule(/StaticProse\.client\.[jt]sx?$/), docLayoutRule]},
};

/** The parts of the bundler's configuration that contain the version of its cache. */
interface CacheVersion {
  readonly cache?: unknown;
  readonly experiments?: unknown;
}

/** Returns the version of the bundler's cache in a configuration; undefined if it has none. */
export function cacheVersion({cache, experiments}: CacheVersion): string | undefined {
  const {cache: ofRspack} = (experiments ?? {}) as {cache?: unknown};
  return [ofRspack, cache]
    .map((options) => (options as {version?: string} | undefined)?.version)
    .find((version) => version !== undefined);
}

/**
 * The options that depend on the bundler. Its cache is invalidated when this file changes, or what
 * the rules here depend on, because cached modules were resolved by these rules. The file of the
 * site's configuration alone does not say so: it may read the environment or other files. Rspack
 * writes only its version into bundles, not its name too; without the version, Docusaurus's code in
 * a worker would lack the bundler's function.
 */
function bundlerOptions({
  bundler,
  version,
  unusedNavbarItems,
  hasMoreLanguages,
}: ClientBundle): Bundle {
  const own = [version, ...unusedNavbarItems, hasMoreLanguages].join();
  return bundler === 'rspack'
    ? {
        experiments: {
          cache: {buildDependencies: [__filename], version: own},
          rspackFuture: {bundlerInfo: {force: ['version']}},
        },
      }
    : {cache: {type: 'filesystem', buildDependencies: {pageLoading: [__filename]}, version: own}};
}

export interface ClientBundle {
  readonly bundler: 'rspack' | 'webpack';
  /** The version of the bundler's cache so far. */
  readonly version: string | undefined;
  /** The folder for the data of the plugin. */
  readonly dataDir: string;
  readonly isProduction: boolean;
  /** The theme's navbar item components that the site does not use. */
  readonly unusedNavbarItems: readonly string[];
  /** Whether the site adds languages to the highlighter. */
  readonly hasMoreLanguages: boolean;
}

/** Returns the configuration of the client bundle, which pages load. */
export function clientBundle(options: ClientBundle): Bundle {
  const {dataDir, isProduction, unusedNavbarItems, hasMoreLanguages} = options;
  return {
    ...(isProduction && {
      entry: client('start'),
      plugins: [laterChunks],
      ...bundlerOptions(options),
    }),
    resolve: {
      alias: {
        '@page-loading/application': require.resolve('@docusaurus/core/lib/client/clientEntry.js'),
        '@page-loading/controls': path.join(dataDir, 'controls.js'),
        '@page-loading/docs': path.join(dataDir, 'docs.json'),
        '@page-loading/fonts': path.join(dataDir, 'fonts.json'),
        '@page-loading/islands': path.join(dataDir, 'islands.js'),
        // This module would load the highlighter on every page, only to add the languages of the
        // site.
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
