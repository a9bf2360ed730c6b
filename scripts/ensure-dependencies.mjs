// Installs the packages if they are missing or older than the lock file, so that the commands of
// the README work directly after a clone.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

// Not `import.meta.dirname`, because Node versions that are rejected below may not have it.
const root = fileURLToPath(new URL('..', import.meta.url));
const minimumNode = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < minimumNode[0] || (major === minimumNode[0] && minor < minimumNode[1])) {
  console.error(
    `Node ${minimumNode.join('.')} or later is needed; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

const installedAt = (file) =>
  fs.existsSync(path.join(root, file)) ? fs.statSync(path.join(root, file)).mtimeMs : 0;

// npm writes this file last.
if (installedAt('node_modules/.package-lock.json') < installedAt('package-lock.json')) {
  console.log('Installing packages (npm ci) …');
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
