// The messages in which the development server reports its progress on the listings to a page.

/**
 * The folder on the development server, below the base path, whose requests this plugin answers.
 */
export const developmentFolder = '__cpp-listings';

/** The parts of an article that pages fetch, each as soon as it is built. */
export const parts = ['listings', 'costs', 'hunts'] as const;

/** A part of an article that is built separately. */
export type Part = (typeof parts)[number];

/** The progress of the development server on an article. */
export interface BuildStatus {
  /** The version of each part that is built; it changes with the part's content. */
  readonly versions: Readonly<Partial<Record<Part, string>>>;
  /** The number of steps that are done. */
  readonly done: number;
  /** The number of all steps. */
  readonly total: number;
  /** The step that runs now; empty while the article waits for its turn. */
  readonly step: string;
  /** The errors in the listings, each with its file and line. */
  readonly errors: readonly string[];
  /** Whether the compiler for the page is packed. */
  readonly hasCompiler: boolean;
}

/** The statuses that the development server sends, by the article. */
export type BuildStatuses = Readonly<Partial<Record<string, BuildStatus>>>;
