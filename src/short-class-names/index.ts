import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {assignNames} from './assignNames';

/** The loader options that name the classes of CSS modules. */
interface LoaderOptions {
  readonly modules?: {
    localIdentName?: string;
    getLocalIdent?: (
      context: {readonly resourcePath: string},
      localIdentName: string,
      localName: string,
    ) => string | null;
  };
}

/** Packages with CSS modules. */
const packages = [
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  'docusaurus-plugin-cpp-listings',
  'docusaurus-plugin-offline',
  'docusaurus-plugin-page-loading',
  'docusaurus-theme-local-search',
];

/** The folders whose CSS modules get short names, by a name that is the same on every machine. */
const foldersOf = (siteDir: string): Readonly<Record<string, string>> => ({
  src: path.join(siteDir, 'src'),
  ...Object.fromEntries(packages.map((name) => [name, path.dirname(require.resolve(name))])),
});

/** Returns the CSS modules in a folder. */
const findModules = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(folder, file));

const keyOf = (file: string, local: string) => `${file} ${local}`;

/** Finds the classes of a site's CSS modules, with keys that are the same on every machine. */
function findClasses(siteDir: string) {
  const files = new Map<string, string>();
  const keys: string[] = [];
  for (const [name, folder] of Object.entries(foldersOf(siteDir))) {
    for (const found of findModules(folder)) {
      const file = `${name}/${path.relative(folder, found).split(path.sep).join('/')}`;
      files.set(fs.realpathSync(found), file);
      for (const [, local = ''] of fs.readFileSync(found, 'utf8').matchAll(/\.([a-z_][\w-]*)/gi)) {
        keys.push(keyOf(file, local));
      }
    }
  }
  return {files, keys};
}

/**
 * Gives the classes of CSS modules names of two letters. The original names make up a twentieth of
 * an article's HTML; hashes, which do not compress, would make up a fortieth. Classes of other
 * packages are named by a hash.
 */
export default function shortClassNames({siteDir}: LoadContext): Plugin {
  return {
    name: 'short-class-names',
    configureWebpack({module}) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const {files, keys} = findClasses(siteDir);
      const names = assignNames(keys);
      for (const rule of module?.rules ?? []) {
        const loaders = typeof rule === 'object' && Array.isArray(rule?.use) ? rule.use : [];
        for (const loader of loaders) {
          const {modules} = (
            loader && typeof loader === 'object' && typeof loader.options === 'object'
              ? loader.options
              : {}
          ) as LoaderOptions;
          if (modules?.localIdentName !== undefined) {
            modules.localIdentName = '[contenthash:base64:5]';
            modules.getLocalIdent = ({resourcePath}, _, local) =>
              names.get(keyOf(files.get(resourcePath) ?? '', local)) ?? null;
          }
        }
      }
      return {};
    },
  };
}
