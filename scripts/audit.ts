// Requests the known vulnerabilities from the registry, and fails for each high or critical
// advisory that `supply-chain/explained-advisories.json` does not explain: `npm run audit`.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runScript} from './runScript';
import {findUnexplained, type AuditReport} from './supply-chain/audit';
import explanations from './supply-chain/explained-advisories.json';

function main(): void {
  parseArgs();
  const {stdout, stderr} = spawnSync('npm', ['audit', '--json'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  /** If the registry does not respond, npm writes a message instead of a report. */
  const report = JSON.parse(stdout || '{}') as Partial<AuditReport> & {readonly message?: string};
  if (report.vulnerabilities) {
    const faults = findUnexplained({vulnerabilities: report.vulnerabilities}, explanations);
    console.log(faults.join('\n'));
    console.log(`${faults.length} advisories are not explained.`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } else {
    console.error(`npm audit returned no report: ${report.message ?? stderr}`);
    process.exitCode = 1;
  }
}

runScript(main);
