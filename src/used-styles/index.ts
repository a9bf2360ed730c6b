import fs from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import postcss, {type Declaration, type Plugin as PostCssPlugin, type Root} from 'postcss';

/** The packages of Docusaurus whose components and style sheets the site loads. */
const loaded = ['core', 'mdx-loader', 'theme-classic', 'theme-common'];

/**
 * Sources that may use a class: the content, and the code of the site, its packages and the themes.
 */
const sources = [
  '{docs,blog}/**/*.{md,mdx,yml}',
  '*.ts',
  'src/**/*.{md,mdx,ts,tsx}',
  'packages/*/src/**/*.{ts,tsx}',
  '!**/__tests__/**',
  `node_modules/@docusaurus/{${loaded.join(',')}}/lib/**/*.js`,
  'node_modules/@easyops-cn/*/dist/**/*.js',
];

/** Style sheets that may read a variable. */
const styleSheets = [
  '{src,packages/*/src}/**/*.css',
  'node_modules/@docusaurus/theme-*/lib/**/*.css',
  'node_modules/@easyops-cn/*/dist/**/*.css',
];

/** Matches the names of elements, which Markdown creates without naming them. */
const elements = /^[a-z][a-z\d]*$/;

/** Reads all files of a site that match some patterns. */
async function readAll(siteDir: string, patterns: readonly string[]): Promise<string> {
  const files = await Globby([...patterns], {cwd: siteDir, absolute: true});
  return files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
}

/** Returns patterns that leave out the components of the theme that the site replaces. */
async function replacedComponents(siteDir: string): Promise<string[]> {
  const components = await Globby('src/theme/**/index.tsx', {cwd: siteDir});
  return components
    .filter(
      (file) => !fs.readFileSync(path.join(siteDir, file), 'utf8').includes('@theme-original/'),
    )
    .map((file) =>
      file.replace(/^src/, '!node_modules/@docusaurus/theme-classic/lib').replace(/tsx$/, 'js'),
    );
}

/** Matches the names of variables in code, which may also set them. */
const variables = /--[\w-]+/g;
/** Matches the names of variables that a style sheet reads. */
const reads = /(?<=var\(\s*)--[\w-]+/g;

/** Removes unread variables, repeatedly, because a variable may be read only by a removed one. */
function dropVariables(root: Root, named: readonly string[]): void {
  let unused: Declaration[];
  do {
    const read = new Set([...named, ...(root.toString().match(reads) ?? [])]);
    unused = [];
    root.walkDecls(/^--/, (variable) => {
      if (!read.has(variable.prop)) {
        unused.push(variable);
      }
    });
    unused.forEach((variable) => variable.remove());
  } while (unused.length > 0);
}

/** Removes the layers of packages that the site does not load from the list of cascade layers. */
function dropLayers(root: Root): void {
  const used = ['infima', ...loaded].map((name) => `docusaurus.${name}`);
  root.walkAtRules('layer', (rule) => {
    rule.params = rule.params
      .split(', ')
      .filter((layer) => used.includes(layer))
      .join(', ');
  });
}

/**
 * Removes unused classes and unused variables from Infima's style sheet, which blocks the rendering
 * of every page, and unused layers. A name counts as used if a source contains it as a whole.
 */
export default function usedStyles({siteDir}: LoadContext): Plugin {
  const ofInfima: PostCssPlugin = {
    postcssPlugin: 'used-styles',
    async Once(root) {
      const file = root.source?.input.file ?? '';
      if (/[\\/]layers\.css$/.test(file)) {
        dropLayers(root);
      }
      if (/[\\/]infima[\\/]/.test(file)) {
        const code = await readAll(siteDir, [...sources, ...(await replacedComponents(siteDir))]);
        const content = [{raw: code, extension: 'txt'}];
        const purge = postcss([purgeCss({content, safelist: [elements]})]);
        // Run in a separate PostCSS process: in a root from another run PurgeCSS skips rules that
        // follow a removed rule.
        const {root: used} = await purge.process(root.toString(), {from: file});
        const styles = await readAll(siteDir, styleSheets);
        dropVariables(used, [...(code.match(variables) ?? []), ...(styles.match(reads) ?? [])]);
        root.removeAll().append(used.nodes);
      }
    },
  };
  return {
    name: 'used-styles',
    configurePostCss: (options) =>
      process.env.NODE_ENV === 'production'
        ? {...options, plugins: [...options.plugins, ofInfima]}
        : options,
  };
}
