// Compares every file of a deployed site with the hashes of a build of it:
// `npm run verify-deploy -- https://example.org/arrays/ [build/sha256sums.txt]`.
import fs from 'node:fs';
import path from 'node:path';
import {describeVerified, verifyDeployed} from './checksums/deployed';
import {checksumsFile, parseChecksums} from './checksums/list';

async function main(): Promise<void> {
  const [address, file = path.resolve(import.meta.dirname, '../build', checksumsFile)] =
    process.argv.slice(2);
  if (address === undefined) {
    throw new Error('Say where the site is: npm run verify-deploy -- <address>');
  }
  const site = new URL(address);
  const verified = await verifyDeployed(parseChecksums(fs.readFileSync(file, 'utf8')), site);
  console.log(describeVerified(verified, site));
  process.exitCode = verified.faults.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
