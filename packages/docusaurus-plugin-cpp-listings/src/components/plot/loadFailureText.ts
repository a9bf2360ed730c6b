import {translate} from '@docusaurus/Translate';

/** Says that the programs of a plot could not be loaded. */
export const loadFailureText = (reason: string): string =>
  translate(
    {id: 'cppListings.plot.failed', message: 'The programs could not be loaded: {reason}.'},
    {reason},
  );
