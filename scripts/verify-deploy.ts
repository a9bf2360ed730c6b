// Compares every file of a deployed site with the hashes of its build: `npm run verify-deploy --
// https://example.org/arrays/ [build/sha256sums.txt]`.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {describeVerified, siteAddress, verifyDeployed} from './checksums/deployed';
import {checksumsFile, readChecksums} from './checksums/list';
import {runScript} from './runScript';

async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const [address, file = path.resolve(import.meta.dirname, '../build', checksumsFile)] =
    positionals;
  if (address === undefined || positionals.length > 2) {
    throw new Error('Say where the site is: npm run verify-deploy -- <address> [<list of hashes>]');
  }
  const site = siteAddress(address);
  const verified = await verifyDeployed(readChecksums(file), site);
  console.log(describeVerified(verified, site));
  process.exitCode = verified.faults.length > 0 ? 1 : 0;
}

runScript(main);
