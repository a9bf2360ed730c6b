import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {articleOf, findListings} from '../listings';
import {readRecord, shownRecord} from '../record';
import {reportOn, strayEntries} from '../report';

const listingsDir = path.resolve('listings');
const listings = findListings(listingsDir);

describe('the record of the mutants', () => {
  it('is of the listings as they are now', async () => {
    const recorded = listings.filter(({file}) => {
      const article = articleOf(file);
      return Object.hasOwn(readRecord(listingsDir, article), file.slice(article.length + 1));
    });
    expect(recorded.length).toBeGreaterThan(5);
    const reports = await Promise.all(recorded.map((listing) => reportOn(listingsDir, listing)));
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
