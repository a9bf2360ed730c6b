import fs from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import postcss, {type Declaration, type Plugin as PostCssPlugin, type Root} from 'postcss';

/** What may name a class: the content, the code of the site, of its packages and of the themes. */
const sources = [
  '{docs,blog}/**/*.{md,mdx,yml}',
  '*.ts',
  'src/**/*.{md,mdx,ts,tsx}',
  'packages/*/src/**/*.{ts,tsx}',
  'node_modules/@docusaurus/{core,mdx-loader,theme-*}/lib/**/*.js',
  'node_modules/@easyops-cn/*/dist/**/*.js',
];

/** What may read a variable, besides. */
const styleSheets = [
  '{src,packages/*/src}/**/*.css',
  'node_modules/@docusaurus/theme-*/lib/**/*.css',
  'node_modules/@easyops-cn/*/dist/**/*.css',
];

/** Names of elements, which Markdown has without naming them. */
const elements = /^[a-z][a-z\d]*$/;

/** Returns the names of variables that stand in a site's sources and style sheets. */
async function variablesOf(siteDir: string): Promise<string[]> {
  const files = await Globby([...sources, ...styleSheets], {cwd: siteDir, absolute: true});
  return files.flatMap((file) => fs.readFileSync(file, 'utf8').match(/--[\w-]+/g) ?? []);
}

/** Removes the variables that nothing reads, and then those that only these have read. */
function dropVariables(root: Root, named: readonly string[]): void {
  let unread: Declaration[];
  do {
    const read = new Set([...named, ...(root.toString().match(/(?<=var\(\s*)--[\w-]+/g) ?? [])]);
    unread = [];
    root.walkDecls(/^--/, (variable) => {
      if (!read.has(variable.prop)) {
        unread.push(variable);
      }
    });
    unread.forEach((variable) => variable.remove());
  } while (unread.length > 0);
}

/**
 * Leaves out of Infima's style sheet, on which every page waits, the classes that nothing names and
 * the variables that nothing reads. A name must stand whole in a source.
 */
export default function usedStyles({siteDir}: LoadContext): Plugin {
  const purge = postcss([
    purgeCss({
      content: sources.map((source) => path.posix.join(siteDir, source)),
      safelist: [elements],
    }),
  ]);
  const ofInfima: PostCssPlugin = {
    postcssPlugin: 'used-styles',
    async Once(root) {
      const file = root.source?.input.file ?? '';
      if (/[\\/]infima[\\/]/.test(file)) {
        // PurgeCSS passes over rules that follow one it has removed where it gets a root of another run.
        const {root: used} = await purge.process(root.toString(), {from: file});
        dropVariables(used, await variablesOf(siteDir));
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
