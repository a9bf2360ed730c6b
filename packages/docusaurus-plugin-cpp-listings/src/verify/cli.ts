#!/usr/bin/env node
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildCache, clearBuildCache, proofCache} from '../build/caches';
import {buildLive} from '../build/buildListings';
import {validateFolder} from '../options';
import {requireCompilers, requireFolder, runCommand} from './command';
import {chosenProblems, prove} from './prove';
import {ownProofKeys} from './proofKeys';
import {Report} from './report';

const usage = `cpp-listings prove [--folder NAME] [--update] [--record] [--full] [PREFIX …]

Compiles and tests the listings whose path below the folder begins with a PREFIX, or
all listings if there is no PREFIX. --folder names the folder of the plugin's option
"folder"; the default is "listings". --update rewrites the recorded outputs of listings
that pass. --record writes proof.json, which says what was tested, for each article whose
listings were all tested and passed. --full also tests slow listings at the stated
maximum size, which takes minutes for each.`;

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      folder: {type: 'string'},
      update: {type: 'boolean', default: false},
      record: {type: 'boolean', default: false},
      full: {type: 'boolean', default: false},
      help: {type: 'boolean'},
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [command, ...prefixes] = positionals;
  if (command !== 'prove') {
    console.error(usage);
    return 1;
  }
  const listingsDir = path.resolve(validateFolder('cpp-listings', {folder: values.folder}));
  requireFolder(listingsDir);
  const problems = chosenProblems(listingsDir, prefixes);
  await ownProofKeys();
  const compilers = requireCompilers();
  const cacheDir = buildCache();
  const built = await buildLive({
    listingsDir,
    cacheDir,
    problems,
    onProgress(done, total) {
      console.log(`Compiling the listings for the page: ${done} of ${total} modules`);
    },
  });
  clearBuildCache(cacheDir);
  const report = new Report();
  await prove({
    listingsDir,
    built,
    cacheDir: proofCache(),
    compilers,
    only: prefixes,
    update: values.update,
    record: values.record,
    isFull: values.full,
    onResults(results) {
      report.linesOf(results).forEach((line) => console.log(line));
    },
  });
  console.log(`${report.passed} passed, ${report.failed} failed`);
  return report.failed === 0 ? 0 : 1;
}

runCommand(main);
