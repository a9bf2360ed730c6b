import {describe, expect, it} from 'vitest';
import {readLink} from '../readLink';

const site = 'https://site.org/arrays/';

describe('a link of an answer', () => {
  it.each([
    ['/arrays/docs/sum#kadane', '/arrays/docs/sum#kadane'],
    ['docs/sum', '/arrays/docs/sum'],
    ['https://site.org/arrays/docs/sum?a=b', '/arrays/docs/sum?a=b'],
  ])('to %s leads to a page of the site', (address, path) => {
    expect(readLink(address, site)).toEqual({isOwn: true, path});
  });

  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['//example.org/a', 'https://example.org/a'],
    [String.raw`/\example.org/a`, 'https://example.org/a'],
    ['/another-site', 'https://site.org/another-site'],
    ['https://site.org.evil.example/arrays/', 'https://site.org.evil.example/arrays/'],
  ])('to %s leads to another site', (address, href) => {
    expect(readLink(address, site)).toEqual({isOwn: false, href});
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:a',
    'file:///etc/passwd',
    'https://',
  ])('to %s is rejected', (address) => {
    expect(readLink(address, site)).toBeUndefined();
  });

  it.each(['/.//example.org/a', 'https://site.org//example.org/a', String.raw`/.\/example.org/a`])(
    'to %s is rejected, because its path would be an address of another host',
    (address) => {
      expect(readLink(address, 'https://site.org/')).toBeUndefined();
    },
  );

  it.each(['/\t/example.org/a', '/\n/example.org/a', '/\r/example.org/a'])(
    'to %j is recognized as a link to another host',
    (address) => {
      expect(readLink(address, 'https://site.org/')).toMatchObject({isOwn: false});
    },
  );
});
