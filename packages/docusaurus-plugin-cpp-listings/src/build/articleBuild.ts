import fs from 'node:fs';
import path from 'node:path';
import type {LocatedProblem} from '../content/problems';
import type {BuildStatus, Part} from '../model/buildStatus';
import {errorMessage} from '../model/errorMessage';
import {filesOf, type Article, type EditedApproaches} from './articles';
import {checkBounds} from './checkBounds';
import type {Job, Recording} from './compileJobs';
import type {ModuleJob, ProofsJob} from './moduleJob';
import {
  costsPart,
  huntsPart,
  listingsPart,
  type BuiltPart,
  type ModuleAddress,
} from './developmentData';
import {distinctMessages} from './distinctMessages';
import {recordCosts, recordEdited, recordHunts, recordListings} from './recordArticle';
import type {RecordedListing} from './built';

/** The functions that the builds of all articles share. */
export interface SharedBuild {
  /**
   * Runs a job when no job of a lower rank is waiting.
   *
   * @throws Error with the reason for its failure.
   */
  readonly run: (
    job: Job,
    turn: {rank: () => number; signal: AbortSignal; onStart: () => void},
  ) => Promise<void>;
  /** Builds the headers and objects that all modules share, only once. */
  readonly prepare: () => Promise<void>;
  readonly moduleAddress: ModuleAddress;
  /** Reports that a status has changed. */
  readonly onChange: () => void;
  /** Reports an error in a listing. */
  readonly onError: (message: string) => void;
}

type Listings = ReadonlyMap<string, RecordedListing>;

/** The listings that the server has sent to pages, and the plan of their article. */
export interface Served {
  readonly article: Article;
  readonly listings: Listings;
}

interface Options {
  readonly name: string;
  readonly listingsDir: string;
  readonly problems: readonly LocatedProblem[];
  readonly article: Article;
  /** Returns the article's rank. Articles of a lower rank are built first. */
  readonly rank: () => number;
  /** The listings that the build before the last edit served. */
  readonly earlier?: Served;
  /** The approaches that the last edit changed; they are built first. */
  readonly edited?: EditedApproaches;
}

/** The steps in the order in which a page needs them, each with the text that the page shows. */
const steps = {
  proofs: 'Compiling the proofs',
  editedTraced: 'Compiling the listing that was saved',
  editedTraces: 'Recording its example',
  editedPlain: 'Compiling the listing that was saved',
  traced: 'Compiling the programs with tracing',
  plain: 'Compiling the programs without tracing',
  traces: 'Recording the examples',
  costs: 'Counting the costs',
  pitfalls: 'Compiling the pitfalls',
  openings: 'Running the pitfalls on the examples',
} as const;

type Step = keyof typeof steps;

const order = Object.keys(steps) as Step[];

/**
 * Builds the data that the page of one article fetches, part by part, from one state of its files.
 */
export class ArticleBuild {
  readonly #parts = new Map<Part, BuiltPart>();
  readonly #errors: string[] = [];
  readonly #abort = new AbortController();
  readonly #jobs: Readonly<Partial<Record<Step, ModuleJob | ProofsJob>>>;
  readonly #missing: ReadonlySet<Step>;
  readonly #compiling = new Map<string, Promise<void>>();
  #listings: Listings = new Map();
  #served: Served | undefined;
  #done = 0;
  #step = '';

  constructor(
    private readonly options: Options,
    private readonly shared: SharedBuild,
  ) {
    const {article, edited} = options;
    this.#jobs = {
      proofs: article.proofs,
      ...(edited && {editedTraced: edited.jobs.traced, editedPlain: edited.jobs.plain}),
      ...article.jobs,
    };
    const recorded: readonly Recording[] = this.#jobs.pitfalls
      ? ['traces', 'costs', 'openings']
      : ['traces', 'costs'];
    this.#missing = new Set([
      ...order.filter((step) => {
        const job = this.#jobs[step];
        return job !== undefined && !fs.existsSync(job.target);
      }),
      ...recorded.filter((recording) => !fs.existsSync(article[recording])),
      ...(edited && !fs.existsSync(edited.traces) ? ['editedTraces' as const] : []),
    ]);
  }

  /** Whether anything has to be compiled or recorded. */
  get isNeeded(): boolean {
    return this.#missing.size > 0;
  }

  /** The paths of all files of this build, whether or not they exist yet. */
  get files(): readonly string[] {
    const {article, edited} = this.options;
    const editedFiles = edited
      ? [...Object.values(edited.jobs).map(({target}) => target), edited.traces]
      : [];
    return [...filesOf(article), ...editedFiles];
  }

  /** The listings that this build has served, or else those of an earlier build. */
  get served(): Served | undefined {
    return this.#served ?? this.options.earlier;
  }

  /** Waits until a module is compiled. It ignores errors, because `run` reports them. */
  async waitForModule(module: string): Promise<void> {
    await this.#compiling.get(module)?.catch(() => undefined);
  }

  /** Returns the current status. */
  status(): Omit<BuildStatus, 'hasCompiler'> {
    return {
      versions: Object.fromEntries([...this.#parts].map(([part, {version}]) => [part, version])),
      done: this.#done,
      total: this.#missing.size,
      step: this.#step,
      errors: this.#errors,
    };
  }

  /** Returns the response for a path; undefined if no part has one. */
  read(place: string): string | undefined {
    for (const {served} of this.#parts.values()) {
      const found = served.get(place);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  }

  /**
   * Cancels the build: waiting jobs do not start, and the results of a running job are not served.
   */
  cancel(): void {
    this.#abort.abort();
  }

  /**
   * Builds every part that it can, then resolves. It reports each error and adds it to the status.
   */
  async run(): Promise<void> {
    if (!(await this.#attempt(() => this.#begin()))) {
      return;
    }
    const pitfallsCompiled = this.#attempt(() => this.#compile('pitfalls'));
    if (await this.#attempt(() => this.#buildListings())) {
      await Promise.all([
        this.#attempt(() => this.#buildCosts()),
        pitfallsCompiled.then(
          (areCompiled) => areCompiled && this.#attempt(() => this.#buildHunts()),
        ),
      ]);
    }
    await pitfallsCompiled;
  }

  /**
   * Compiles the proofs. After an edit it serves the edited listings before the whole article is
   * compiled.
   */
  async #begin(): Promise<void> {
    await this.#compile('proofs');
    const {article, edited, earlier, listingsDir} = this.options;
    if (edited && earlier) {
      await this.#compile('editedTraced');
      await this.#record('editedTraces');
      this.#serve(recordEdited(article, edited, earlier.listings, listingsDir));
      await this.#compile('editedPlain');
    }
  }

  async #buildListings(): Promise<void> {
    const {article, listingsDir} = this.options;
    await this.#compile('traced');
    await this.#record('traces');
    this.#listings = recordListings(article, listingsDir);
    // A second version of the listings would reset the panel that the author is using.
    if (!this.#served) {
      this.#serve(this.#listings);
    }
  }

  /** The plain modules may still be compiling at this point; a request for one waits. */
  #serve(listings: Listings): void {
    this.#publish('listings', listingsPart(listings, this.shared.moduleAddress));
    this.#served = {article: this.options.article, listings};
  }

  async #buildCosts(): Promise<void> {
    const {article, problems, name} = this.options;
    await this.#compile('plain');
    await this.#record('costs');
    const counted = recordCosts(article, this.#listings);
    this.#publish('costs', costsPart(name, article.problems, counted, this.shared.moduleAddress));
    checkBounds(problems, (file) => counted.get(file)?.costs);
  }

  async #buildHunts(): Promise<void> {
    const {article, listingsDir, name} = this.options;
    if (article.pitfalls.listings.length > 0) {
      await this.#record('openings');
      const hunts = recordHunts(article, listingsDir, this.#listings);
      this.#publish('hunts', huntsPart(name, hunts, this.shared.moduleAddress));
    }
  }

  async #compile(step: Step): Promise<void> {
    const job = this.#jobs[step];
    if (job && this.#missing.has(step)) {
      const compiled = this.shared.prepare().then(() => this.#run(step, job));
      this.#compiling.set(path.basename(job.target), compiled);
      await compiled;
    }
  }

  async #record(step: Recording | 'editedTraces'): Promise<void> {
    if (this.#missing.has(step)) {
      const {article, edited, listingsDir} = this.options;
      const recorded = step === 'editedTraces' ? {...article, ...edited} : article;
      const recording = step === 'editedTraces' ? 'traces' : step;
      await this.#run(step, {type: 'record', recording, article: recorded, listingsDir});
    }
  }

  async #run(step: Step, job: Job): Promise<void> {
    const {signal} = this.#abort;
    signal.throwIfAborted();
    await this.shared.run(job, {
      rank: () => this.options.rank() * order.length + order.indexOf(step),
      signal,
      onStart: () => {
        this.#step = steps[step];
        this.shared.onChange();
      },
    });
    this.#step = '';
    this.#done++;
    this.shared.onChange();
  }

  #publish(part: Part, built: BuiltPart): void {
    this.#abort.signal.throwIfAborted();
    this.#parts.set(part, built);
    this.shared.onChange();
  }

  /**
   * Runs a task. Returns false if it failed, and reports the error unless the build was cancelled.
   */
  async #attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (!this.#abort.signal.aborted) {
        const message = errorMessage(error);
        this.#step = '';
        // The listings and the pitfalls contain the same proofs, which may be wrong.
        const isKnown =
          distinctMessages([...this.#errors, message].join('\n')) === this.#errors.join('\n');
        if (!isKnown) {
          this.#errors.push(message);
          this.shared.onError(message);
        }
        this.shared.onChange();
      }
      return false;
    }
  }
}
