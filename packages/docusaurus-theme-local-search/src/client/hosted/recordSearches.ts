import {createAnalytics, createProfile, type Analytics} from 'oramacore-client/analytics';
import type {HostedData} from '../../shared';

/**
 * Makes what records searches where the site's owner wants it. It is silent, and keeps no id,
 * for readers whose browsers ask for privacy.
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
