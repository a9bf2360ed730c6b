import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {declaredIn} from './declarations';
import {declarationsOf} from './parse';

const files = ['docs/tags.yml', 'blog/tags.yml', 'blog/authors.yml'];

/**
 * Checks the files of tags and authors before other plugins read them, because their errors name no
 * line. While the development server runs, a change of such a file updates the pages that use it.
 */
export default function declarations({siteDir}: LoadContext): Plugin {
  for (const file of files) {
    if (fs.existsSync(path.join(siteDir, file))) {
      declaredIn(siteDir, file);
    }
  }
  return {
    name: 'declarations',

    configureWebpack: () => ({
      module: {
        rules: [
          {
            // With `test`, Docusaurus would take this rule for the rule that compiles the pages.
            resource: /\.mdx?$/,
            enforce: 'pre',
            use: {
              loader: path.join(__dirname, 'readPageAgain.cjs'),
              options: {filesOf: (page: string) => declarationsOf(siteDir, page)},
            },
          },
        ],
      },
    }),
  };
}
