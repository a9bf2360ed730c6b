import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../environment';

describe('readEnvironment', () => {
  it.each([{}, {SITE_URL: '', BASE_URL: '', SEARCH_PROVIDER: '', OFFLINE: ''}])(
    'returns the defaults for unset or empty variables: %j',
    (variables) => {
      expect(readEnvironment(variables)).toEqual({
        siteUrl: 'https://contiguous-cpp.github.io',
        baseUrl: '/',
        searchProvider: 'local',
        isOfflineEnabled: true,
        organizationName: 'contiguous-cpp',
        projectName: 'contiguous',
      });
    },
  );

  it('derives the owner and the address of the site from GITHUB_REPOSITORY', () => {
    expect(readEnvironment({GITHUB_REPOSITORY: 'ada/site.v2'})).toMatchObject({
      siteUrl: 'https://ada.github.io',
      organizationName: 'ada',
      projectName: 'site.v2',
    });
  });

  it.each([
    ['arrays', '/arrays/'],
    ['/arrays', '/arrays/'],
    ['/a.b/~ada//', '/a.b/~ada/'],
    ['//', '/'],
  ])('adds missing slashes to the base path %s', (given, baseUrl) => {
    expect(readEnvironment({BASE_URL: given}).baseUrl).toBe(baseUrl);
  });

  it.each([
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['https://example.org', 'https://example.org'],
  ])('accepts the address %s', (given, siteUrl) => {
    expect(readEnvironment({SITE_URL: given}).siteUrl).toBe(siteUrl);
  });

  it('enables or disables the service worker by OFFLINE', () => {
    expect(readEnvironment({OFFLINE: 'no'}).isOfflineEnabled).toBe(false);
    expect(readEnvironment({OFFLINE: 'yes'}).isOfflineEnabled).toBe(true);
  });

  it.each([
    ['OFFLINE', 'off', 'one of these: yes, no'],
    ['OFFLINE', 'No', 'one of these: yes, no'],
    ['SEARCH_PROVIDER', 'other', 'one of these: local, hosted, easyops'],
    ['BASE_URL', 'https://example.org/arrays/', 'a path'],
    ['BASE_URL', 'C:/Program Files/Git/arrays/', 'a path'],
    ['BASE_URL', '/arrays/?a', 'a path'],
    ['BASE_URL', '/../arrays/', 'a path'],
    ['BASE_URL', '/arrays/..', 'a path'],
    ['SITE_URL', 'example.org', 'scheme and host'],
    ['SITE_URL', 'ftp://example.org', 'scheme and host'],
    ['SITE_URL', 'https://example.org/arrays/', 'scheme and host'],
    ['GITHUB_REPOSITORY', 'contiguous', 'the owner and the name'],
    ['GITHUB_REPOSITORY', 'https://github.com/ada/site', 'the owner and the name'],
  ])(
    'rejects an invalid value with an error that names the variable: %s=%s',
    (name, value, rule) => {
      const refused = () => readEnvironment({[name]: value});
      expect(refused).toThrow(`${name} must be ${rule}`);
      expect(refused).toThrow(`it is "${value}"`);
      expect(refused).toThrow(
        // The traces of Docusaurus and its loader would bury the message.
        expect.objectContaining({stack: expect.stringMatching(/^Error: .*$/) as string}),
      );
    },
  );
});
