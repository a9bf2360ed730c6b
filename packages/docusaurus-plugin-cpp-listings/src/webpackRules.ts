import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {costsFolder, liveFolder, speedFolder} from './content/moduleNames';
import {foldersOfPage} from './markdown/foldersOfPage';

/**
 * Keeps components that only the server renders, and their recorded data, out of the client's
 * bundle.
 */
const serverOnlyRule = {
  test: /\.server\.[jt]sx?$/,
  include: path.join(__dirname, 'components'),
  enforce: 'pre',
  use: path.join(__dirname, 'serverOnlyLoader.cjs'),
} as const;

type Bundle = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type Rules = NonNullable<NonNullable<Bundle['module']>['rules']>;

interface Options {
  /** The folder of the plugin's data modules. */
  readonly dataDir: string;
  readonly listingsDir: string;
  /** Whether the rules are for the server's bundle. */
  readonly isServer: boolean;
}

/** Returns the bundler's rules for pages with listings, and for the data that they fetch. */
export function webpackRules({dataDir, listingsDir, isServer}: Options): Rules {
  return [
    ...(isServer ? [] : [serverOnlyRule]),
    {
      // With `test`, Docusaurus would take this rule for the rule that compiles the pages.
      resource: /\.mdx?$/,
      enforce: 'pre',
      use: {
        loader: path.join(__dirname, 'readPageAgain.cjs'),
        options: {
          foldersOf: (page: string, text: string) => foldersOfPage(listingsDir, page, text),
        },
      },
    },
    {
      // Emitted as files, so that only a page that shows a listing contains their
      // addresses. The addresses of scripts that load later are in a table on all pages.
      // The server emits them too, because it imports them all; the client's bundle imports
      // none of them where a page's text is static HTML.
      test: /\.(json|wasm)$/,
      include: [liveFolder, costsFolder, speedFolder].map((folder) =>
        path.join(dataDir, folder, path.sep),
      ),
      type: 'asset/resource',
      generator: {
        filename: 'assets/listings/[name].[contenthash:8][ext]',
        // The server's bundle is in a subfolder of the built site, which is removed at the
        // end.
        ...(isServer && {outputPath: '../'}),
      },
    },
    {
      test: /\.bin$/,
      include: path.join(dataDir, path.sep),
      type: 'asset/resource',
      generator: {filename: 'assets/compiler/[name].[contenthash:8][ext]', emit: !isServer},
    },
  ];
}
