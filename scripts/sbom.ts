// Writes the bill of materials of the built site, in the format of CycloneDX, and its hash into
// the list of hashes: `npm run sbom`.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {name} from '../package.json';
import {writeChecksums} from './checksums/list';
import {runScript} from './runScript';
import {repeatableBill, type Bill} from './supply-chain/bill';

const root = path.resolve(import.meta.dirname, '..');
const build = path.join(root, 'build');

// Of the lock file, which is the same on every computer. That a linter's plugin asks for an older
// linter is no fault of the bill.
const options = ['--package-lock-only', '--legacy-peer-deps', '--sbom-format', 'cyclonedx'];

function main(): void {
  parseArgs();
  const made = execFileSync('npm', ['sbom', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  const bill = repeatableBill(JSON.parse(made) as Bill, name);
  fs.writeFileSync(path.join(build, 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 1)}\n`);
  writeChecksums(build);
}

runScript(main);
