import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../environment';

describe('the environment', () => {
  it.each([{}, {SITE_URL: '', BASE_URL: '', SEARCH_PROVIDER: '', OFFLINE: ''}])(
    'that says nothing gives the usual site: %j',
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

  it('names another owner, and the site of that owner', () => {
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
  ])('completes the base path %s', (given, baseUrl) => {
    expect(readEnvironment({BASE_URL: given}).baseUrl).toBe(baseUrl);
  });

  it.each([
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['https://example.org', 'https://example.org'],
  ])('takes the address %s', (given, siteUrl) => {
    expect(readEnvironment({SITE_URL: given}).siteUrl).toBe(siteUrl);
  });

  it('may leave the service worker out, or ask for it', () => {
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
    ['SITE_URL', 'example.org', 'scheme and host'],
    ['SITE_URL', 'ftp://example.org', 'scheme and host'],
    ['SITE_URL', 'https://example.org/arrays/', 'scheme and host'],
    ['GITHUB_REPOSITORY', 'contiguous', 'the owner and the name'],
    ['GITHUB_REPOSITORY', 'https://github.com/ada/site', 'the owner and the name'],
  ])('is refused by the name of the variable: %s=%s', (name, value, rule) => {
    const refused = () => readEnvironment({[name]: value});
    expect(refused).toThrow(`${name} must be ${rule}`);
    expect(refused).toThrow(`it is "${value}"`);
  });
});
