#!/usr/bin/env node
import path from 'node:path';
import {parseArgs} from 'node:util';
import {articleOf} from '../model/article';
import {validateFolder} from '../options';
import {ownHarnessDir, requireCompilers, requireFolder, runCommand} from '../verify/command';
import {chooseByPrefix} from '../verify/chooseByPrefix';
import {withTemporaryFolder} from '../verify/withTemporaryFolder';
import {runJobs} from '../verify/runJobs';
import {findListings, type ProvedListing} from './listings';
import {readRecord, recordOf, writeRecord} from './record';
import {reportOn, strayEntries, type ListingReport} from './report';
import {tryMutants} from './tryMutants';
import {VariantBuilder} from './variantBuilder';

const usage = `cpp-listings-mutants [--folder NAME] [--again] [PREFIX …]

Changes each listing whose path begins with a PREFIX, or each listing if there is no
PREFIX, one small change at a time, and tests each mutant with the listing's proof.
Listings that have not changed since they were recorded are skipped, unless --again is
given.`;

/** Tries the mutants of a listing and records their statuses. */
async function tryAndRecord(
  builder: VariantBuilder,
  listingsDir: string,
  listing: ProvedListing,
  {key}: ListingReport,
): Promise<void> {
  const {file, problem, approach} = listing;
  const article = articleOf(file);
  const statuses = await tryMutants(builder, listingsDir, problem, approach);
  writeRecord(listingsDir, article, {
    ...readRecord(listingsDir, article),
    [file.slice(article.length + 1)]: recordOf(key, statuses),
  });
}

/** Removes the records of listings that no longer exist. */
function removeStaleRecords(listingsDir: string, listings: readonly ProvedListing[]): void {
  const files = new Set(listings.map(({file}) => file));
  for (const article of new Set(listings.map(({file}) => articleOf(file)))) {
    const record = readRecord(listingsDir, article);
    const left = Object.entries(record).filter(([file]) => files.has(`${article}/${file}`));
    if (left.length < Object.keys(record).length) {
      writeRecord(listingsDir, article, Object.fromEntries(left));
    }
  }
}

function print({file, record, equivalent, survivors, errors}: ListingReport): void {
  const {refused = 0, killed = 0} = record ?? {};
  const mark = survivors.length + errors.length === 0 ? '✓' : '✗';
  console.log(
    `${mark} ${file}: ${killed} killed, ${equivalent} equivalent, ${survivors.length} survived; ${refused} did not compile`,
  );
  [...survivors, ...errors].forEach((line) => console.log(`  ${line}`));
}

async function main(): Promise<number> {
  const {values, positionals: prefixes} = parseArgs({
    allowPositionals: true,
    options: {
      folder: {type: 'string'},
      again: {type: 'boolean', default: false},
      help: {type: 'boolean'},
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const listingsDir = path.resolve(validateFolder('cpp-listings-mutants', {folder: values.folder}));
  requireFolder(listingsDir);
  const all = findListings(listingsDir);
  const wanted = chooseByPrefix({
    ...{listingsDir, prefixes, kind: 'listing with a proof', things: all},
    pathOf: ({file}) => file,
  });
  const [compiler] = requireCompilers();
  removeStaleRecords(listingsDir, all);
  const harnessDir = await ownHarnessDir(compiler);
  const reports: ListingReport[] = [];
  await withTemporaryFolder('cpp-listings-mutants', (outDir) => {
    const builder = new VariantBuilder(compiler, outDir, harnessDir);
    return runJobs(wanted, async (listing) => {
      let report = await reportOn(listingsDir, listing);
      if (!report.record || values.again) {
        await tryAndRecord(builder, listingsDir, listing, report);
        report = await reportOn(listingsDir, listing);
      }
      print(report);
      reports.push(report);
    });
  });
  const strays = [...new Set(wanted.map(({file}) => articleOf(file)))].flatMap((article) =>
    strayEntries(listingsDir, article, all),
  );
  strays.forEach((stray) => console.log(stray));
  const sum = (of: (report: ListingReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0);
  const survived = sum(({survivors}) => survivors.length);
  const wrong = sum(({errors}) => errors.length) + strays.length;
  console.log(
    `${sum(({record}) => record?.killed ?? 0)} killed, ` +
      `${sum(({equivalent}) => equivalent)} equivalent, ${survived} survived; ` +
      `${sum(({record}) => record?.refused ?? 0)} did not compile`,
  );
  return survived + wrong === 0 ? 0 : 1;
}

runCommand(main);
