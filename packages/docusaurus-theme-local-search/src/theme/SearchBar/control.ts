import {sessionOf} from '@local-search/provider';
import {isForThisTab} from '../../client/isForThisTab';
import {searchData} from '../../client/searchData';
import type {SearchSession} from '../../client/searchSession';
import {importContent} from './importContent';

const sessionFor = ({dataset: {searchVersion}}: HTMLElement): SearchSession =>
  sessionOf(searchVersion ?? searchData.latestVersion);

const importSearchBox = () => import('./searchBox');

/**
 * The button of the search, on a page whose application starts late: it opens the box without the
 * application.
 */
const searchButton = {
  fetchAhead: importSearchBox,

  /** Makes the button respond; resolves when it does. */
  async start(button: HTMLElement): Promise<void> {
    const session = sessionFor(button);
    session.prepare();
    // If this fails, the box fetches the code again and reports the error.
    importContent().catch(() => undefined);
    const {hasSearchHost, openSearchBox, setSearchHost} = await importSearchBox();
    // The application may have started meanwhile; then the router opens pages.
    if (!hasSearchHost()) {
      setSearchHost({session, navigate: (address) => window.location.assign(address)});
    }
    button.addEventListener('click', (event) => {
      if (isForThisTab(event)) {
        event.preventDefault();
        openSearchBox();
      }
    });
  },

  /** Fetches what the engine will need for the text that is typed before the box is open. */
  prepareFor: (button: HTMLElement, text: string): void => sessionFor(button).prepareFor(text),
};

export default {SearchButton: searchButton};
