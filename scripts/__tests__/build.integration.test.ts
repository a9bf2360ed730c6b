import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');
/** A temporary project with a copy of this project's scripts and of the code that they import. */
let folder: string;

const inFolder = (file: string) => path.join(folder, file);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
  for (const name of ['scripts', 'src']) {
    fs.cpSync(path.join(root, name), inFolder(name), {recursive: true});
  }
  fs.cpSync(path.join(root, 'package.json'), inFolder('package.json'));
  fs.symlinkSync(path.join(root, 'node_modules'), inFolder('node_modules'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

/**
 * A fake of Docusaurus: writes a part of the site, and exits with status 0 when it is interrupted.
 */
const slowBuild = `
import fs from 'node:fs';
process.on('SIGINT', () => process.exit());
fs.mkdirSync('.build-under-way');
fs.writeFileSync('.build-under-way/index.html', 'a half');
setInterval(() => undefined, 1000);
console.log('writing');
`;

it('an interrupted build leaves the previous site in place', async () => {
  fs.mkdirSync(inFolder('build'));
  fs.writeFileSync(inFolder('build/index.html'), 'the one before');
  fs.writeFileSync(inFolder('scripts/docusaurus.mjs'), slowBuild);
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {cwd: folder});
  await once(build.stdout, 'data');
  expect(fs.existsSync(inFolder('.build-under-way/index.html'))).toBe(true);
  build.kill('SIGINT');
  expect(await once(build, 'exit')).toEqual([130, null]);
  expect(fs.existsSync(inFolder('.build-under-way'))).toBe(false);
  expect(fs.readFileSync(inFolder('build/index.html'), 'utf8')).toBe('the one before');
});

/** A fake of Docusaurus whose site has no plugins. */
const buildWithoutPlugins = `
import fs from 'node:fs';
fs.mkdirSync('.build-under-way');
fs.writeFileSync('.build-under-way/index.html', '<meta charset="utf-8">');
`;

it('a build without a plugin whose step follows fails, although an earlier build had it', () => {
  const data = inFolder('.docusaurus/docusaurus-plugin-strict-csp/default/policy.json');
  fs.mkdirSync(path.dirname(data), {recursive: true});
  fs.writeFileSync(data, '{"baseUrl": "/", "connectTo": []}');
  fs.writeFileSync(inFolder('scripts/docusaurus.mjs'), buildWithoutPlugins);
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toContain('docusaurus-plugin-strict-csp: there is no ');
  expect(status).toBe(1);
  expect(fs.existsSync(inFolder('build'))).toBe(false);
});

it('require-build reports that there is no built site', () => {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['scripts/require-build.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe('There is no built site in build/: run npm run build first.\n');
  expect(status).toBe(1);
});
