import {useHistory} from '@docusaurus/router';
import type {History} from 'history';

/** The state of an entry of the browser's history. */
export interface EntryState {
  /** Whether the entry's query is still being typed. */
  readonly isDraft?: boolean;
}

/**
 * The router's history with its type. The type is lost if another package of the site installs
 * another version of the router.
 */
export const useSiteHistory = useHistory as () => History<EntryState | undefined>;
