import path from 'node:path';
import {expect, it} from 'vitest';
import {loadListings} from '../loadContent';

const listingsDir = path.join(__dirname, '../../verify/__fixtures__');
const linksWith = (sourceUrl?: string) =>
  [...loadListings(listingsDir, sourceUrl).listings.values()].map(({link}) => link);

it('links each listing to its lines in the repository, where that is named', () => {
  const links = linksWith('https://example.org/me/site/blob/main/listings/');
  expect(links).toContain('https://example.org/me/site/blob/main/listings/sum/loop.cpp#L6-L10');
  expect(linksWith().filter((link) => link !== undefined)).toEqual([]);
});

it('names the option when there is no such folder', () => {
  expect(() => loadListings(path.join(listingsDir, 'algorithms'))).toThrow(
    /^there is no folder algorithms\/ in .*; create it, or name another in the option "folder"/,
  );
});
