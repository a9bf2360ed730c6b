import {createAnalytics, createProfile} from 'oramacore-client/analytics';
import {expect, test} from 'vitest';
import {createFakeServer} from '../fakeServer';

test('events have the shape that the service expects', async () => {
  const service = await createFakeServer();
  try {
    const options = {...service, endpoint: service.collectEndpoint, index: 'docs'};
    const analytics = createAnalytics({...options, isOn: true, profile: createProfile(options)});
    analytics.add({term: 'a', query: {term: 'a'}, resultsCount: 1, roundTripTime: 5});
    analytics.stop();
    await expect.poll(() => service.collected).toHaveLength(1);
    expect(service.collected[0]).toMatchObject({
      path: '/collect',
      body: {events: [{userId: 'ssid'}]},
    });
    expect(service.protocolErrors).toEqual([]);
  } finally {
    await service.close();
  }
});
