import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'commands-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

/**
 * Returns the loader that Node needs for a script. JavaScript runs without a loader, as with `npm`.
 */
const loaderFor = (script: string) =>
  script.endsWith('.ts') ? ['--import', require.resolve('tsx')] : [];

const run = (script: string, args: readonly string[]) =>
  spawnSync(process.execPath, [...loaderFor(script), path.join(root, 'scripts', script), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

it.each([
  ['pack.ts', [], /^Name the folder for the tarballs: npm run pack -- <folder>$/],
  ['pack.ts', ['--dry-run'], /^Unknown option '--dry-run'/],
  ['pack.ts', ['one', 'two'], /^Name the folder/],
  ['verify-deploy.ts', [], /^Name the address of the site/],
  ['verify-deploy.ts', ['nope'], /^"nope" is not a valid address/],
  [
    'verify-deploy.ts',
    ['https://example.org', 'gone.txt'],
    /^There is no gone\.txt: build the site/,
  ],
  ['translations.ts', ['--check'], /^Unknown option '--check'/],
  ['fonts.ts', ['all'], /^Unexpected argument 'all'/],
  ['sbom.ts', ['--all'], /^Unknown option '--all'/],
  ['audit.ts', ['--fix'], /^Unknown option '--fix'/],
  ['check-size.ts', ['--updates'], /^Unknown option '--updates'/],
  ['format-cpp.ts', ['--checks'], /^Unknown option '--checks'/],
  ['build-twice.ts', ['--once'], /^Unknown option '--once'/],
  ['build.ts', ['--out-dir=public'], /^npm run build does not accept --out-dir/],
  ['build.ts', ['--help'], /^npm run build does not accept --help/],
  ['build.ts', ['nowhere'], /^npm run build does not accept nowhere/],
  ['docusaurus.mjs', ['build'], /^docusaurus build makes a site without .*; run npm run build/],
  ['docusaurus.mjs', ['deploy'], /^docusaurus deploy makes a site without .*; run npm run build/],
  ['docusaurus.mjs', ['start', 'nowhere'], /^There is no folder nowhere; /],
  ['docusaurus.mjs', ['start', '--port', 'abc'], /^--port must be a number from 1 to 65535/],
  ['docusaurus.mjs', ['serve', '-p', '99999'], /^--port must be a number from 1 to 65535/],
  ['docusaurus.mjs', ['start', '--port=-1'], /^--port must be a number from 1 to 65535/],
  ['check.mjs', ['--update'], /^Unknown option '--update'/],
  ['check.mjs', ['Rotate-Array'], /^There is no article Rotate-Array; articles: .*rotate-array/],
  [
    'check.mjs',
    ['rotate-array/practice-turned-by'],
    /^There is no article rotate-array\/practice-turned-by; articles: /,
  ],
])('%s %j is rejected with one line, and writes no file', (script, args, sentence) => {
  const {status, stdout, stderr} = run(script, args);
  expect({status, stdout}).toEqual({status: 1, stdout: ''});
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(fs.readdirSync(folder)).toEqual([]);
});

it('check.mjs --help says what the command does, and checks nothing', () => {
  const {status, stdout, stderr} = run('check.mjs', ['--help']);
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  expect(stdout).toMatch(/^npm run check -- \[ARTICLE …\]\n\nProves /);
});

it('a server whose port is in use exits with an error that says so', async () => {
  const other = net.createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, 'localhost', resolve);
  });
  const {port} = other.address() as net.AddressInfo;
  const {status, stdout, stderr} = run('docusaurus.mjs', ['start', `--port=${port}`]);
  other.close();
  expect({status, stdout}).toEqual({status: 1, stdout: ''});
  expect(stderr.trim()).toMatch(new RegExp(`^Port ${port} is in use; [^\n]+$`));
});
