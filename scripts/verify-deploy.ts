// Compares every file of a deployed site with the hashes of its build: `npm run verify-deploy --
// https://example.org/arrays/ [build/sha256sums.txt]`.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatVerifyResult, siteAddress, verifyDeployed} from './checksums/deployed';
import {checksumsFile, readChecksums} from './checksums/list';
import {runScript} from './runScript';

async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const [address, file = path.resolve(import.meta.dirname, '../build', checksumsFile)] =
    positionals;
  if (address === undefined || positionals.length > 2) {
    throw new Error(
      'Name the address of the site: npm run verify-deploy -- <address> [<file of hashes>]',
    );
  }
  const site = siteAddress(address);
  const result = await verifyDeployed(readChecksums(file), site);
  console.log(formatVerifyResult(result, site));
  process.exitCode = result.faults.length > 0 ? 1 : 0;
}

runScript(main);
