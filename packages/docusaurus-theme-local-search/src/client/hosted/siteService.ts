import type {HostedData} from '../../shared';
import {searchData} from '../searchData';

/**
 * Returns the public data of the search service. @throws Error if the site has no search service.
 */
export function siteService(): HostedData {
  const {hosted} = searchData;
  if (!hosted) {
    throw new Error('The site has no search service');
  }
  return hosted;
}
