import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const root = path.resolve(__dirname, '..');
const execute = promisify(execFile);

/**
 * A site like any other, which has this project's packages from their tarballs, and another
 * version of Docusaurus than this project.
 */
export class StockSite {
  readonly dir = fs.mkdtempSync(path.join(os.tmpdir(), 'stock-site-'));

  /**
   * Packs the packages and installs the site. Its lock file holds every package of the
   * registry, and of the tarballs all but their contents, which are new each time. Where a
   * package's dependencies change, `npm install --package-lock-only` next to the tarballs
   * writes the lock file again.
   *
   * @throws Error with the words of npm or of what packs.
   */
  async install(): Promise<void> {
    fs.cpSync(path.join(__dirname, 'fixtures/stock-site'), this.dir, {recursive: true});
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    await execute(process.execPath, [tsx, path.join(root, 'scripts/pack.ts'), this.dir]);
    await this.run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  }

  /** Runs a program in the site's folder. @throws Error with all that it printed. */
  async run(command: string, args: readonly string[]): Promise<string> {
    try {
      const {stdout, stderr} = await execute(command, args, {
        cwd: this.dir,
        maxBuffer: 2 ** 26,
        env: {...process.env, FORCE_COLOR: '0'},
      });
      return stdout + stderr;
    } catch (error) {
      const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
      throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, {cause: error});
    }
  }

  /** Runs a command that a package of the site brings. @throws Error with all that it printed. */
  runOwn(command: string, args: readonly string[]): Promise<string> {
    return this.run(path.join(this.dir, 'node_modules/.bin', command), args);
  }

  remove(): void {
    fs.rmSync(this.dir, {recursive: true, force: true});
  }
}
