import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

/** Wrapping is part of the public interface; an ejected copy would miss its neighbours' files. */
const wrapped = (description: string): SwizzleComponentConfig => ({
  actions: {wrap: 'safe', eject: 'forbidden'},
  description,
});

/** Returns what a site may do with the components of the theme. */
export function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      SearchBar: wrapped('The button in the navbar that opens the search'),
      SearchDialog: wrapped('The dialog with its field'),
      'SearchDialog/Content': wrapped('What the dialog shows below its field'),
      SearchPage: wrapped('The page of all results'),
      SearchResults: wrapped('The results of a query, by page'),
    },
  };
}
