import path from 'node:path';
import {expect, it} from 'vitest';
import {loadListings} from '../loadContent';

const listingsDir = path.join(__dirname, '../../verify/__fixtures__');
const linksWith = (sourceUrl?: string) =>
  [...loadListings(listingsDir, sourceUrl).listings.values()].map(({link}) => link);

it('each listing links to its lines in the repository, if the site names one', () => {
  const links = linksWith('https://example.org/me/site/blob/main/listings/');
  expect(links).toContain('https://example.org/me/site/blob/main/listings/sum/loop.cpp#L6-L10');
  expect(linksWith().filter((link) => link !== undefined)).toEqual([]);
});

it('the error for a missing folder names the option for it', () => {
  expect(() => loadListings(path.join(listingsDir, 'algorithms'))).toThrow(
    /^there is no folder algorithms\/ in .*; create it, or set the option "folder"/,
  );
});
