import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss, {type Plugin as PostCssPlugin} from 'postcss';

/** What may name a class: the content, the code of the site, of its packages and of the themes. */
const sources = [
  '{docs,blog}/**/*.{md,mdx,yml}',
  '*.ts',
  'src/**/*.{md,mdx,ts,tsx}',
  'packages/*/src/**/*.{ts,tsx}',
  'node_modules/@docusaurus/{core,mdx-loader,theme-*}/lib/**/*.js',
  'node_modules/@easyops-cn/*/dist/**/*.js',
];

/** Names of elements, which Markdown has without naming them. */
const elements = /^[a-z][a-z\d]*$/;

/**
 * Leaves out of Infima's style sheet, on which every page waits, the classes that nothing names.
 * The name of a class must stand whole in a source.
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
        const purged = await purge.process(root.toString(), {from: file});
        root.removeAll().append(purged.root.nodes);
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
