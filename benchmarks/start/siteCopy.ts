import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The output of starts and builds, and the packages, which are not copied. */
const notCopied = new Set(['node_modules', 'build', '.build-under-way', '.docusaurus', '.git']);

/** Links every package into the copy of the site, which has its own cache folder there. */
function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from).filter((entry) => entry !== '.cache')) {
    const source = path.join(from, name);
    // The site's own packages are relative links, so they lead to the packages of the copy.
    const isOwn = fs.lstatSync(source).isSymbolicLink();
    fs.symlinkSync(isOwn ? fs.readlinkSync(source) : source, path.join(to, name));
  }
}

/** A copy of the site with its own caches, empty at first. */
export class SiteCopy {
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-start-'));
  readonly #dir = path.join(this.#folder, 'site');
  #server: ChildProcess | undefined;

  constructor(root: string) {
    fs.cpSync(root, this.#dir, {
      recursive: true,
      filter: (source) => !notCopied.has(path.relative(root, source)),
    });
    linkPackages(path.join(root, 'node_modules'), path.join(this.#dir, 'node_modules'));
    // Make it older than the packages, otherwise `npm start` would install them again.
    fs.utimesSync(path.join(this.#dir, 'package-lock.json'), 0, 0);
  }

  /** Runs `npm start`. */
  start(port: number): void {
    this.#server = spawn('npm', ['start', '--', '--no-open', `--port=${port}`], {
      cwd: this.#dir,
      env: {
        ...process.env,
        XDG_CACHE_HOME: path.join(this.#folder, 'caches'),
        // TypeScript loaders cache their translations here.
        TMPDIR: this.#folder,
      },
      stdio: 'ignore',
      // Its own process group, so that `stop` can end it with all its children.
      detached: true,
    });
  }

  /** Stops `npm start` and all its children. */
  async stop(): Promise<void> {
    const {pid, exitCode} = this.#server ?? {};
    if (pid !== undefined && exitCode === null) {
      const ended = new Promise((resolve) => this.#server?.once('close', resolve));
      process.kill(-pid, 'SIGINT');
      await ended;
    }
    this.#server = undefined;
  }

  /** Replaces a text in a file. @throws Error if the file does not contain it. */
  edit(file: string, from: string, to: string): void {
    const place = path.join(this.#dir, file);
    const text = fs.readFileSync(place, 'utf8');
    if (!text.includes(from)) {
      throw new Error(`${file} does not contain "${from}".`);
    }
    fs.writeFileSync(place, text.replace(from, to));
  }

  remove(): void {
    fs.rmSync(this.#folder, {recursive: true, force: true});
  }
}
