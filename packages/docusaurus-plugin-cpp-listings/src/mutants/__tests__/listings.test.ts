import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {articleOf} from '../../model/article';
import {findListings} from '../listings';
import {shownRecord} from '../record';
import {reportOn, strayEntries} from '../report';

const listingsDir = path.resolve('listings');
const listings = findListings(listingsDir);

const reports = await Promise.all(listings.map((listing) => reportOn(listingsDir, listing)));

describe('the record of mutants', () => {
  it('is current for each listing with a proof', () => {
    expect(listings.length).toBeGreaterThan(100);
    const untried = reports
      .filter(({record}) => !record)
      .map(
        ({file}) =>
          `${shownRecord(listingsDir, articleOf(file))} does not say what became of the mutants of ${file} as it is now; run npm run mutants -- ${file}`,
      );
    expect(untried).toEqual([]);
  });

  it('contains no surviving mutant without a reason', () => {
    expect(reports.flatMap(({survivors, errors}) => [...survivors, ...errors])).toEqual([]);
  });

  it('names no listing that does not exist', () => {
    const articles = [...new Set(listings.map(({file}) => articleOf(file)))];
    expect(articles.flatMap((article) => strayEntries(listingsDir, article, listings))).toEqual([]);
  });
});
