import {useHistory} from '@docusaurus/router';
import type {History} from 'history';

/**
 * The router's history with its type. The type is lost if another package of the site installs
 * another version of the router.
 */
export const useSiteHistory = useHistory as () => History;
