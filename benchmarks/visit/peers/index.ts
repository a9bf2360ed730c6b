import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const execute = promisify(execFile);
const manifest = path.join(__dirname, 'package.json');
const caches = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'),
  'contiguous-visit',
);

/** Runs a program to its end. @throws Error with all its output. */
export async function run(
  program: string,
  args: readonly string[],
  options: {readonly cwd?: string; readonly env?: Readonly<Record<string, string>>} = {},
): Promise<string> {
  try {
    const {stdout} = await execute(program, args, {
      cwd: options.cwd,
      env: {...process.env, ...options.env},
      maxBuffer: 2 ** 27,
    });
    return stdout;
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, {cause: error});
  }
}

/**
 * Installs Lighthouse and the other site generators, unless they are in the cache.
 *
 * @returns their `node_modules`.
 */
export async function installPeers(): Promise<string> {
  const text = fs.readFileSync(manifest);
  const folder = path.join(caches, createHash('sha256').update(text).digest('hex').slice(0, 16));
  if (!fs.existsSync(folder)) {
    fs.mkdirSync(caches, {recursive: true});
    const underWay = fs.mkdtempSync(path.join(caches, 'under-way-'));
    fs.writeFileSync(path.join(underWay, 'package.json'), text);
    await run('npm', ['install', '--no-audit', '--no-fund'], {cwd: underWay});
    fs.renameSync(underWay, folder);
  }
  return path.join(folder, 'node_modules');
}
