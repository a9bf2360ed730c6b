import fs from 'node:fs';
import type {LocatedProblem} from '../content/problems';
import type {BuildStatus, Part} from '../model/buildStatus';
import {filesOf, type Article} from './articles';
import {checkBounds} from './checkBounds';
import type {Job, Recording} from './compileJobs';
import type {ModuleJob} from './moduleJob';
import {
  costsPart,
  huntsPart,
  listingsPart,
  type BuiltPart,
  type ModuleAddress,
} from './developmentData';
import {recordCosts, recordHunts, recordListings} from './recordArticle';
import type {RecordedListing} from './built';

/** What the builds of all articles share. */
export interface SharedBuild {
  /** Runs a job when no job of a lower rank waits. @throws Error with what went wrong. */
  readonly run: (
    job: Job,
    turn: {rank: () => number; signal: AbortSignal; onStart: () => void},
  ) => Promise<void>;
  /** Makes what all modules are compiled and linked with, once. */
  readonly prepare: () => Promise<void>;
  readonly moduleAddress: ModuleAddress;
  /** Says that a status changed. */
  readonly onChange: () => void;
  /** Says what is wrong with a listing. */
  readonly onError: (message: string) => void;
}

interface Options {
  readonly name: string;
  readonly listingsDir: string;
  readonly problems: readonly LocatedProblem[];
  readonly article: Article;
  /** The article's place among the others. */
  readonly rank: () => number;
}

/** The steps in the order in which a page needs them, each as the page says it. */
const steps = {
  traced: 'Clang compiles the programs that are stepped through',
  plain: 'Clang compiles the programs as they are',
  traces: 'The examples are recorded',
  costs: 'The costs are counted',
  pitfalls: 'Clang compiles the pitfalls',
  openings: 'The pitfalls are tried',
} as const;

type Step = keyof typeof steps;

const order = Object.keys(steps) as Step[];

/** Builds what the page of one article fetches, part by part, from one state of its files. */
export class ArticleBuild {
  readonly #parts = new Map<Part, BuiltPart>();
  readonly #errors: string[] = [];
  readonly #abort = new AbortController();
  readonly #jobs: Readonly<Partial<Record<Step, ModuleJob>>>;
  readonly #missing: ReadonlySet<Step>;
  #listings: ReadonlyMap<string, RecordedListing> = new Map();
  #done = 0;
  #step = '';

  constructor(
    private readonly options: Options,
    private readonly shared: SharedBuild,
  ) {
    const {article} = options;
    const jobFor = (target: string) => article.jobs.find((job) => job.target === target);
    this.#jobs = {
      traced: jobFor(article.modules.traced),
      plain: jobFor(article.modules.plain),
      pitfalls: jobFor(article.pitfallModule),
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
    ]);
  }

  /** Whether anything has to be compiled or recorded. */
  get isNeeded(): boolean {
    return this.#missing.size > 0;
  }

  /** The files that it makes, made or not. */
  get files(): readonly string[] {
    return filesOf(this.options.article);
  }

  status(): Omit<BuildStatus, 'hasCompiler'> {
    return {
      versions: Object.fromEntries([...this.#parts].map(([part, {version}]) => [part, version])),
      done: this.#done,
      total: this.#missing.size,
      step: this.#step,
      errors: this.#errors,
    };
  }

  /** What a page gets at a path. */
  read(place: string): string | undefined {
    for (const {served} of this.#parts.values()) {
      const found = served.get(place);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  }

  /** Ends it: what has not begun is left out, and what is under way comes to nothing. */
  cancel(): void {
    this.#abort.abort();
  }

  /** Resolves when all is built that can be; what is wrong is told and kept. */
  async run(): Promise<void> {
    const hasPitfalls = this.#attempt(() => this.#compile('pitfalls'));
    if (await this.#attempt(() => this.#buildListings())) {
      await Promise.all([
        this.#attempt(() => this.#buildCosts()),
        hasPitfalls.then((isThere) => isThere && this.#attempt(() => this.#buildHunts())),
      ]);
    }
    await hasPitfalls;
  }

  async #buildListings(): Promise<void> {
    const {article, listingsDir} = this.options;
    await Promise.all([this.#compile('traced'), this.#compile('plain')]);
    await this.#record('traces');
    this.#listings = recordListings(article, listingsDir);
    this.#publish('listings', listingsPart(this.#listings, this.shared.moduleAddress));
  }

  async #buildCosts(): Promise<void> {
    const {article, problems, name} = this.options;
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
      await this.shared.prepare();
      await this.#run(step, job);
    }
  }

  async #record(recording: Recording): Promise<void> {
    if (this.#missing.has(recording)) {
      const {article, listingsDir} = this.options;
      await this.#run(recording, {type: 'record', recording, article, listingsDir});
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

  /** Does a thing; false when it went wrong, of which it is told once. */
  async #attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (!this.#abort.signal.aborted) {
        const message = error instanceof Error ? error.message : String(error);
        this.#step = '';
        this.#errors.push(message);
        this.shared.onError(message);
        this.shared.onChange();
      }
      return false;
    }
  }
}
