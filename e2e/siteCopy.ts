import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {articlesPath} from '../harness/routes';

const root = path.resolve(__dirname, '..');
/** The folder of the article sources, which equals their path in the built site. */
const articleFolder = articlesPath.slice(1);

/** The result of a build. */
export interface BuildResult {
  readonly status: number | null;
  /** The output on both streams. */
  readonly output: string;
}

/** The development server of an author. */
export interface DevServer {
  readonly address: string;
  /** Returns its output so far on both streams. */
  readonly read: () => string;
  readonly stop: () => Promise<void>;
}

const makeFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'site-copy-'));

/** A small copy of the site that tests edit and build. */
export class SiteCopy {
  /** Copies the site with the introduction and one article. Broken links only cause warnings. */
  constructor(readonly dir = makeFolder()) {
    const article = 'rotate-array';
    for (const entry of [
      'src',
      'packages',
      'i18n',
      'static',
      'scripts',
      'package.json',
      'tsconfig.json',
      'docusaurus.config.ts',
      'sidebars.ts',
      'docs/tags.yml',
      'blog/tags.yml',
      'blog/authors.yml',
      `listings/${article}`,
      `${articleFolder}/${article}.mdx`,
    ]) {
      fs.cpSync(path.join(root, entry), path.join(this.dir, entry), {recursive: true});
    }
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(this.dir, 'node_modules'));
    this.write(
      'docs/intro.md',
      '---\ntitle: Introduction\ndescription: D\nslug: /intro\n---\n\nText\n',
    );
    this.write(
      'blog/welcome.md',
      '---\ntitle: W\ndescription: D\nslug: welcome\ndate: 2025-01-01\nauthors: [editors]\ntags: [hola]\n---\n\nText\n\n{/* truncate */}\n',
    );
    // Remove the article's links to other articles, which are not in the copy.
    const page = `${articleFolder}/${article}.mdx`;
    this.edit(page, /\]\(\.\/[^)]*\)/g, '](/docs/intro)');
    this.write(page, this.read(page).replace(/^(builds_on|see_also):\n( .*\n)+/gm, ''));
  }

  write(file: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(this.dir, file)), {recursive: true});
    fs.writeFileSync(path.join(this.dir, file), text);
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.dir, file), 'utf8');
  }

  /** Copies a folder's files over the files of the site. */
  add(folder: string): void {
    fs.cpSync(folder, this.dir, {recursive: true});
  }

  edit(file: string, from: RegExp | string, to: string): void {
    const text = this.read(file);
    const edited = text.replace(from, to);
    if (edited === text) {
      throw new Error(`${file} contains no match of ${String(from)}`);
    }
    fs.writeFileSync(path.join(this.dir, file), edited);
  }

  /** Edits a file like an editor on a busy machine: for a moment the file is empty. */
  async editInParts(file: string, from: string, to: string): Promise<void> {
    const text = this.read(file).replace(from, to);
    fs.truncateSync(path.join(this.dir, file));
    await setTimeout(20);
    this.write(file, text);
  }

  /**
   * Runs the project's own build with additional environment variables. Tests that do not depend on
   * the look of the files can skip minification, which takes a part of the time.
   */
  build(env: NodeJS.ProcessEnv = {}, {minify = true} = {}): Promise<BuildResult> {
    const flags = minify ? [] : ['--no-minify'];
    return this.run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...flags], env);
  }

  async run(
    command: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
  ): Promise<BuildResult> {
    const {child, read} = this.#spawn(command, args, env);
    const status = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    return {status, output: read()};
  }

  /**
   * Starts the server of `npm start` with additional environment variables, and resolves when it
   * answers.
   */
  async start(port: number, env: NodeJS.ProcessEnv = {}): Promise<DevServer> {
    const {child, read} = this.#spawn(
      process.execPath,
      ['scripts/docusaurus.mjs', 'start', '--no-open', `--port=${port}`],
      env,
    );
    const address = `http://localhost:${port}`;
    const answers = () =>
      fetch(address)
        .then(({ok}) => ok)
        .catch(() => false);
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    while (!hasEnded() && !(await answers())) {
      await setTimeout(200);
    }
    if (hasEnded()) {
      throw new Error(`the server did not start: ${read()}`);
    }
    return {
      address,
      read,
      async stop() {
        if (!hasEnded()) {
          const ended = new Promise((resolve) => child.on('close', resolve));
          child.kill();
          await ended;
        }
      },
    };
  }

  #spawn(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    const child = spawn(command, args, {
      cwd: this.dir,
      env: {...process.env, FORCE_COLOR: '0', ...env},
    });
    let output = '';
    child.stdout.on('data', (text) => (output += String(text)));
    child.stderr.on('data', (text) => (output += String(text)));
    return {child, read: () => output};
  }

  exists(file: string): boolean {
    return fs.existsSync(path.join(this.dir, file));
  }

  remove(): void {
    fs.rmSync(this.dir, {recursive: true, force: true});
  }
}
