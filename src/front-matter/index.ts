import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {declaredIn} from './declarations';

const files = ['docs/tags.yml', 'blog/tags.yml', 'blog/authors.yml'];

/**
 * Checks the files of tags and authors before other plugins read them, because their errors name no
 * line.
 */
export default function declarations({siteDir}: LoadContext): Plugin {
  for (const file of files) {
    if (fs.existsSync(path.join(siteDir, file))) {
      declaredIn(siteDir, file);
    }
  }
  return {name: 'declarations'};
}
