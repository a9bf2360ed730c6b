import {ServiceError} from 'oramacore-client/manager';
import {expect, test} from 'vitest';
import {describeError} from '../describeError';

const endpoint = 'https://search.example.org';

const unreachable = (cause: Error) =>
  describeError(
    new ServiceError('The search service cannot be reached', {
      cause: new TypeError('fetch failed', {cause}),
      isNetworkFailure: true,
    }),
    endpoint,
  );

test('a failed connection is reported with its address and causes', () => {
  expect(unreachable(new Error('certificate has expired'))).toBe(
    'The search service cannot be reached: fetch failed: certificate has expired. ' +
      'SEARCH_ENDPOINT is https://search.example.org.',
  );
});

test('a host with several addresses is reported with the error of each address', () => {
  const refused = ['::1', '127.0.0.1'].map((host) => new Error(`connect ECONNREFUSED ${host}:9`));
  expect(unreachable(new AggregateError(refused))).toContain(
    ': fetch failed: connect ECONNREFUSED ::1:9: connect ECONNREFUSED 127.0.0.1:9.',
  );
});

test('any other error is reported by its own message', () => {
  expect(describeError(new Error('There is no search index.'), endpoint)).toBe(
    'There is no search index.',
  );
  expect(describeError(new ServiceError('Refused', {status: 400}), endpoint)).toBe('Refused');
});
