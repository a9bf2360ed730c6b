// Writes the bill of materials of the built site in CycloneDX format, and its hash into the list of
// hashes: `npm run sbom`.
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

// Made from the lock file, because that is the same on every computer. The legacy option ignores a
// peer conflict: a linter plugin asks for an older linter, which does not affect the bill.
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
