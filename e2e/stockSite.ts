import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const root = path.resolve(__dirname, '..');
const execute = promisify(execFile);

/**
 * A plain Docusaurus site that installs this project's packages from their tarballs, with another
 * version of Docusaurus than this project.
 */
export class StockSite {
  readonly dir = fs.mkdtempSync(path.join(os.tmpdir(), 'stock-site-'));

  /**
   * Packs the packages and installs the site. Its lock file pins every package of the registry, and
   * the tarballs without their hashes, because those change each time. If the dependencies of a
   * package change, run `npm install --package-lock-only ./docusaurus-theme-local-search.tgz` (the
   * tarball of that package) next to the tarballs, and remove its hash from the lock file.
   *
   * @throws Error with the output of npm or of the packing script.
   */
  async install(): Promise<void> {
    fs.cpSync(path.join(__dirname, 'fixtures/stock-site'), this.dir, {recursive: true});
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    await execute(process.execPath, [tsx, path.join(root, 'scripts/pack.ts'), this.dir]);
    await this.run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  }

  /** Runs a program in the site's folder. @throws Error with all its output. */
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

  /** Runs a command of an installed package. @throws Error with all its output. */
  runOwn(command: string, args: readonly string[]): Promise<string> {
    return this.run(path.join(this.dir, 'node_modules/.bin', command), args);
  }

  remove(): void {
    fs.rmSync(this.dir, {recursive: true, force: true});
  }
}
