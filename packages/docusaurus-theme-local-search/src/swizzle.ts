import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

/**
 * Wrapping is part of the public interface. Ejecting is not, because a copy could not import the
 * files next to the original.
 */
const wrapped = (description: string): SwizzleComponentConfig => ({
  actions: {wrap: 'safe', eject: 'forbidden'},
  description,
});

/** Returns the components of the theme that a site may swizzle, and how. */
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
