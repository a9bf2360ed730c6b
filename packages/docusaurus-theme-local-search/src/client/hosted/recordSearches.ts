import {createAnalytics, createProfile, type Analytics} from 'oramacore-client/analytics';
import type {HostedData} from '../../shared';

/**
 * Creates the analytics that record searches, if the site's owner wants them. They record nothing
 * and store no identifier if the reader's browser asks for privacy.
 */
export function recordSearches({readKey, collection, analytics}: HostedData): Analytics {
  const endpoint = analytics?.endpoint ?? '';
  const target = {endpoint, readKey, index: collection};
  return createAnalytics({
    ...target,
    profile: createProfile(target),
    isOn: analytics !== undefined,
  });
}
