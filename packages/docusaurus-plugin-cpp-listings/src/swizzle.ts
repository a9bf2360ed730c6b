import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

/**
 * Wrapping is part of the public interface. An ejected copy would lack the files that it imports
 * from its folder.
 */
const wrapped = (description: string): SwizzleComponentConfig => ({
  actions: {wrap: 'safe', eject: 'forbidden'},
  description,
});

/** Returns what a site may do with the components of the theme. */
export function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      Approaches: wrapped("The table of a problem's approaches"),
      ArrayFigure: wrapped('A figure of arrays that an author writes down'),
      Checked: wrapped('How an article was checked'),
      Complexity: wrapped("The plot and the table of what an article's listings cost"),
      Constraints: wrapped('What inputs a problem allows'),
      Count: wrapped('A counted number within the text'),
      EdgeCases: wrapped("The table of a problem's cases"),
      Examples: wrapped("The table of a problem's examples"),
      Exercise: wrapped('An exercise, with its editor and its check'),
      Listing: wrapped('A listing, with its output and its stepper'),
      Measured: wrapped('How much faster one program is than another, within the text'),
      Pitfall: wrapped('A program that fails, and the search for an input that shows it'),
      Printed: wrapped('A number that a program printed, within the text'),
      Race: wrapped("The plot and the table of how fast an article's listings are"),
      RecordedRuns: wrapped("The page of an article's recorded runs"),
      Solution: wrapped('The folded solution of an exercise'),
      MDXComponents: wrapped('What authors may use in Markdown without an import'),
    },
  };
}
