import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {articleOf, findListings} from '../listings';
import {shownRecord} from '../record';
import {reportOn, strayEntries} from '../report';

const listingsDir = path.resolve('listings');
const listings = findListings(listingsDir);

describe('the record of the mutants', () => {
  it('is of every listing as it is now', async () => {
    expect(listings.length).toBeGreaterThan(100);
    const reports = await Promise.all(listings.map((listing) => reportOn(listingsDir, listing)));
    const stale = reports
      .filter(({record}) => !record)
      .map(
        ({file}) =>
          `listings/${file} or its proof changed after ${shownRecord(listingsDir, articleOf(file))}; run npm run mutants -- ${file}`,
      );
    expect(stale).toEqual([]);
    expect(reports.flatMap(({faults}) => faults)).toEqual([]);
  });

  it('names no listing that is gone', () => {
    const articles = [...new Set(listings.map(({file}) => articleOf(file)))];
    expect(articles.flatMap((article) => strayEntries(listingsDir, article, listings))).toEqual([]);
  });
});
