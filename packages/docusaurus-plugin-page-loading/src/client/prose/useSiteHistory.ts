import {useHistory} from '@docusaurus/router';
import type {History} from 'history';

/**
 * The router's history with its type, which is lost where another package of the site brings
 * another version of the router along.
 */
export const useSiteHistory = useHistory as () => History;
