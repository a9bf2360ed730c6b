// Compares every file of a deployed site with the hashes of its build, and checks how the host
// answers: `npm run verify-deploy -- https://example.org/arrays/ [build/sha256sums.txt]`.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatVerifyResult, siteAddress, verifyDeployed} from './checksums/deployed';
import {checkHosting} from './checksums/hosting';
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
  const checksums = readChecksums(file);
  const result = await verifyDeployed(checksums, site);
  console.log(formatVerifyResult(result, site));
  if (result.faults.length > 0) {
    process.exitCode = 1;
    return;
  }
  const {faults, advice} = await checkHosting(checksums, site);
  [...faults, ...advice.map((line) => `Advice: ${line}`)].forEach((line) => console.log(line));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

runScript(main);
