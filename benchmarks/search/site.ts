import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {makeArticles} from './articles';
import {filesBelow, readCorpus} from './corpus';
import {addPagefind} from './pagefind';

/** What answers the search box of a build. */
export type Variant = 'local' | 'easyops' | 'pagefind' | 'none';

/** The searches that are a theme of Docusaurus; another is added to what it has built. */
const themes: ReadonlySet<Variant> = new Set(['local', 'easyops']);

const root = path.resolve(__dirname, '../..');

/** All that a build reads. */
const parts = [
  'blog',
  'docs',
  'docusaurus.config.ts',
  'i18n',
  'listings',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];

/** Below the folder that the sidebar is made from. */
const generatedFolder = 'docs/data-structures-and-algorithms/array/generated';
const articlesPerCategory = 25;

/** The site's configuration, without a search where the environment says so. */
const config = `
import config from './docusaurus.config';

export default {
  ...config,
  onBrokenLinks: 'warn',
  ...(process.env.WITHOUT_SEARCH && {themes: []}),
};
`;

/** A copy of the site that has grown to a number of articles. */
export class Site {
  readonly #dir: string;

  /**
   * @param dir where the copy goes; what is there already is kept.
   * @param articles articles and posts altogether; the site as it is where it has more.
   */
  constructor(dir: string, articles: number) {
    this.#dir = dir;
    if (fs.existsSync(path.join(dir, 'node_modules'))) {
      return;
    }
    parts
      .filter((part) => fs.existsSync(path.join(root, part)))
      .forEach((part) => fs.cpSync(path.join(root, part), path.join(dir, part), {recursive: true}));
    fs.writeFileSync(path.join(dir, 'grown.config.ts'), config);
    this.#grow(articles);
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  }

  #grow(articles: number): void {
    const written = ['docs', 'blog'].flatMap((folder) =>
      filesBelow(path.join(this.#dir, folder), '.md', '.mdx'),
    ).length;
    const missing = Math.max(0, articles - written);
    makeArticles(readCorpus(this.#dir), missing).forEach(({name, markdown}, index) => {
      const category = `part-${Math.floor(index / articlesPerCategory) + 1}`;
      const folder = path.join(this.#dir, generatedFolder, category);
      fs.mkdirSync(folder, {recursive: true});
      fs.writeFileSync(path.join(folder, `${name}.md`), markdown);
    });
  }

  /** Where a variant's static files are, once it is built. */
  output(variant: Variant): string {
    return path.join(this.#dir, `build-${variant}`);
  }

  /**
   * Builds a variant from nothing.
   *
   * @returns the seconds that it took.
   * @throws Error with what the build printed, when it fails.
   */
  async build(variant: Variant): Promise<number> {
    fs.rmSync(path.join(this.#dir, '.docusaurus'), {recursive: true, force: true});
    const begun = performance.now();
    const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const child = spawn(
      process.execPath,
      [docusaurus, 'build', '--config', 'grown.config.ts', '--out-dir', this.output(variant)],
      {
        cwd: this.#dir,
        env: {
          ...process.env,
          // Else a build would find in its cache what one before has left there.
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
          ...(themes.has(variant) ? {SEARCH_PROVIDER: variant} : {WITHOUT_SEARCH: 'true'}),
        },
      },
    );
    let printed = '';
    child.stdout.on('data', (text) => (printed += String(text)));
    child.stderr.on('data', (text) => (printed += String(text)));
    const status = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (status !== 0) {
      fs.rmSync(this.output(variant), {recursive: true, force: true});
      throw new Error(`The build with ${variant} failed:\n${printed}`);
    }
    if (variant === 'pagefind') {
      await addPagefind(this.output(variant));
    }
    return (performance.now() - begun) / 1000;
  }
}
