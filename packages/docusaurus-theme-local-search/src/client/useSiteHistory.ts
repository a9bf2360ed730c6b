import {useHistory} from '@docusaurus/router';
import type {History} from 'history';

/** The state of an entry of the browser's history. */
export interface EntryState {
  /** Whether the entry's query is still being typed. */
  readonly isDraft?: boolean;
}

/**
 * The router's history with its type, which is lost where another package of the site
 * brings another version of the router along.
 */
export const useSiteHistory = useHistory as () => History<EntryState | undefined>;
