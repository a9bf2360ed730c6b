import fs from 'node:fs';
import path from 'node:path';
import type {ListingsContent} from '../content/loadContent';
import type {LocatedProblem} from '../content/problems';
import {articleOf} from '../model/article';
import type {BuildStatus} from '../model/buildStatus';
import {errorMessage} from '../model/errorMessage';
import {ArticleBuild, type SharedBuild} from './articleBuild';
import {planArticles, planEdited} from './articles';
import {clearBuildCache, markUsed} from './caches';
import {describeBundle} from './compilerModules';
import {openBackgroundPool, type Turn} from './compilePool';
import type {Job} from './compileJobs';
import {paths} from './developmentData';
import {keyOf} from './keyOf';
import {buildKeys, foldersOf, type BuildKeys} from './keys';
import {onceUnlessFailed} from './onceUnlessFailed';
import {SharedPreparation} from './sharedPreparation';

interface Options {
  readonly listingsDir: string;
  readonly cacheDir: string;
  /** The address of the plugin's folder on the development server. */
  readonly root: string;
  readonly onArticle: (name: string, done: number, total: number) => void;
  readonly onError: (message: string) => void;
}

interface Running {
  /** A key of the article's files. */
  readonly state: string;
  readonly build: ArticleBuild;
  /** Whether the build could start without waiting for the shared headers and objects. */
  readonly isPrepared: boolean;
}

/** Builds the modules, recordings and costs of the listings while the development server runs. */
export class BackgroundBuild {
  readonly #pool = openBackgroundPool();
  readonly #shared: SharedPreparation;
  readonly #articles = new Map<string, Running>();
  readonly #listeners = new Set<() => void>();
  /** The number of open pages that show each article. */
  readonly #open = new Map<string, number>();
  /** The errors that were reported since the last change: several articles may have the same. */
  readonly #reported = new Set<string>();
  #content: ListingsContent | undefined;
  #contentError: string | undefined;
  /** The keys of the build; undefined until the build starts. */
  #keys: BuildKeys | undefined;

  constructor(private readonly options: Options) {
    this.#shared = new SharedPreparation({
      cacheDir: options.cacheDir,
      run: (job, keys, turn) => this.#run(job, keys, turn),
      onChange: () => this.#notify(),
      onError: (error) => this.#report(error),
    });
  }

  /** Takes the current content of the files, and rebuilds the articles that have changed. */
  update(content: ListingsContent): void {
    this.#content = content;
    this.#contentError = undefined;
    this.#reported.clear();
    if (this.#keys) {
      this.#updateAll(this.#keys);
    }
    this.#notify();
  }

  /** Takes the error of files that cannot be read. Results of earlier builds stay available. */
  fail(message: string): void {
    this.#contentError = message;
    this.#notify();
  }

  /**
   * Starts the build once. Until then the bundler can use the whole machine. After a failure, the
   * next call tries again.
   */
  readonly begin = onceUnlessFailed(async (): Promise<BuildKeys> => {
    try {
      return await this.#readKeys();
    } catch (error) {
      this.#report(error);
      throw error;
    }
  });

  async #readKeys(): Promise<BuildKeys> {
    fs.mkdirSync(this.options.cacheDir, {recursive: true});
    const keys = await buildKeys();
    this.#keys = keys;
    this.#updateAll(keys);
    this.#notify();
    return keys;
  }

  /**
   * Calls a function at each change of a status, and builds the articles of the page first. Returns
   * a function that ends both.
   */
  watch(articles: readonly string[], onChange: () => void): () => void {
    const count = (by: number) =>
      articles.forEach((name) => this.#open.set(name, (this.#open.get(name) ?? 0) + by));
    count(1);
    this.#listeners.add(onChange);
    return () => {
      count(-1);
      this.#listeners.delete(onChange);
    };
  }

  /**
   * Returns the status of an article. While its build waits for the files that all articles share,
   * their steps count too.
   */
  status(article: string): BuildStatus {
    const hasCompiler = this.#shared.hasBundle;
    const contentErrors = this.#contentError?.includes(`/${article}/`) ? [this.#contentError] : [];
    const running = this.#articles.get(article);
    if (!running) {
      return {versions: {}, done: 0, total: 0, step: '', errors: contentErrors, hasCompiler};
    }
    const status = running.build.status();
    const {done, total} = running.isPrepared ? {done: 0, total: 0} : this.#shared.progress;
    return {
      ...status,
      done: done + status.done,
      total: total + status.total,
      step: done < total ? 'Compiling the C++ library, once for all articles' : status.step,
      errors: [...contentErrors, ...status.errors],
      hasCompiler,
    };
  }

  /** Returns the response for a path below the plugin's folder; undefined if there is none. */
  read(place: string): string | undefined {
    return [...this.#articles.values()]
      .map(({build}) => build.read(place))
      .find((found) => found !== undefined);
  }

  /** Returns the path of a WebAssembly file, by its name, as soon as it is compiled. */
  async moduleFile(name: string): Promise<string | undefined> {
    await Promise.all([...this.#articles.values()].map(({build}) => build.waitForModule(name)));
    const file = path.join(this.options.cacheDir, path.basename(name));
    return file.endsWith('.wasm') && fs.existsSync(file) ? file : undefined;
  }

  /**
   * Packs the compiler bundle next, and returns the address, size and hash of each of its files.
   */
  async compiler(): Promise<object> {
    const dir = await this.#shared.packNext(await this.begin());
    return describeBundle(dir, this.options.root + paths.compiler);
  }

  /**
   * Returns the path of a file of the compiler bundle, by the bundle's folder and the file's name.
   */
  compilerFile(place: string): string | undefined {
    return this.#shared.bundleFile(place);
  }

  #updateAll(keys: BuildKeys): void {
    const {problems = []} = this.#content ?? {};
    const names = [...new Set(problems.map(({data}) => articleOf(data.id)))];
    for (const [name, {build}] of this.#articles) {
      if (!names.includes(name)) {
        build.cancel();
        this.#articles.delete(name);
      }
    }
    const started = names.flatMap((name, index) => {
      const own = problems.filter(({data}) => articleOf(data.id) === name);
      return this.#updateArticle(name, index, own, keys) ?? [];
    });
    Promise.all(started)
      .then(() => this.#shared.pack(keys))
      .then(
        (bundleDir) => this.#clearCache(bundleDir, keys),
        // The builds and `pack` have already reported their errors.
        () => undefined,
      )
      .catch((error: unknown) => this.#report(error));
  }

  #updateArticle(
    name: string,
    index: number,
    problems: readonly LocatedProblem[],
    keys: BuildKeys,
  ): Promise<void> | undefined {
    const {listingsDir, cacheDir} = this.options;
    const state = this.#stateOf(name, problems);
    const before = this.#articles.get(name);
    if (before?.state === state) {
      return undefined;
    }
    const [article] = planArticles(
      {listingsDir, cacheDir, problems: problems.map(({data}) => data)},
      keys,
    );
    if (!article) {
      return undefined;
    }
    const rank = () => index + ((this.#open.get(name) ?? 0) > 0 ? 0 : 1_000_000);
    const earlier = before?.build.served;
    const edited = earlier && planEdited(earlier.article, article, {cacheDir}, keys);
    const build = new ArticleBuild(
      {name, listingsDir, problems, article, rank, earlier, edited},
      this.#sharedWith(keys),
    );
    if (this.#stateOf(name, problems) !== state) {
      // A file changed in the meantime, so the file watcher will call `update` again.
      return undefined;
    }
    before?.build.cancel();
    const isPrepared = !build.isNeeded || this.#shared.isPrepared;
    this.#articles.set(name, {state, build, isPrepared});
    return this.#finish(name, build);
  }

  #report(error: unknown): void {
    const message = errorMessage(error);
    if (!this.#reported.has(message)) {
      this.#reported.add(message);
      this.options.onError(message);
    }
  }

  async #finish(name: string, build: ArticleBuild): Promise<void> {
    const wasNeeded = build.isNeeded;
    await build.run();
    const isRight = build.status().errors.length === 0;
    if (wasNeeded && isRight && this.#articles.get(name)?.build === build) {
      const all = [...this.#articles.values()].map((one) => one.build.status());
      const ended = all.filter(({done, total, errors}) => done === total && errors.length === 0);
      this.options.onArticle(name, ended.length, all.length);
    }
  }

  /**
   * Returns a key of an article's files and of its problems as they were read. Both count, because
   * a file may have been saved again after it was read.
   */
  #stateOf(article: string, problems: readonly LocatedProblem[]): string {
    const dir = path.join(this.options.listingsDir, article);
    const files = fs
      .readdirSync(dir, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    return keyOf([
      JSON.stringify(problems),
      ...files.flatMap((file) => [file, fs.readFileSync(file)]),
    ]);
  }

  #sharedWith(keys: BuildKeys): SharedBuild {
    return {
      run: (job, turn) => this.#run(job, keys, turn),
      prepare: () => this.#shared.prepare(keys),
      moduleAddress: (file) => this.options.root + paths.module(file),
      onChange: () => this.#notify(),
      onError: (message) => this.#report(message),
    };
  }

  #run(job: Job, {compiling}: BuildKeys, turn: Turn): Promise<void> {
    return this.#pool.run(job, foldersOf(this.options.cacheDir, compiling), turn);
  }

  #clearCache(bundleDir: string, {compiling}: BuildKeys): void {
    const {cacheDir} = this.options;
    const modules = [...this.#articles.values()].flatMap(({build}) => build.files);
    const used = [bundleDir, foldersOf(cacheDir, compiling).sharedDir, ...modules];
    markUsed(used.filter((file) => fs.existsSync(file)));
    clearBuildCache(cacheDir);
  }

  #notify(): void {
    this.#listeners.forEach((listener) => listener());
  }
}
