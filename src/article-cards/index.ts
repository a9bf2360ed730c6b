import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {catalogue} from 'docusaurus-plugin-cpp-listings/components';
import {makeCards} from './cards';

const catalogueFile = 'docusaurus-plugin-cpp-listings/default/catalogue.json';

/**
 * Creates the cards of the landing page from the articles' front matter and the bounds in their
 * `problem.yaml`, as a data module that only the landing page imports.
 */
export default function articleCards({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'article-cards',

    // Runs after `contentLoaded` of all plugins, so that the catalogue contains the current
    // listings.
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const json = fs.readFileSync(path.join(generatedFilesDir, catalogueFile), 'utf8');
      const {problems} = JSON.parse(json) as typeof catalogue;
      const version = docs.loadedVersions.find(({isLast}) => isLast);
      const cards = version ? await makeCards(siteDir, version, problems) : [];
      await actions.createData('cards.json', cards);
    },
  };
}
