// How the development server tells a page how far it is with the listings of an article.

/** The folder of the development server, below the base path, that this plugin answers for. */
export const developmentFolder = '__cpp-listings';

/** What pages fetch of an article, each when it is built. */
export const parts = ['listings', 'costs', 'hunts'] as const;

/** A part of an article that is built by itself. */
export type Part = (typeof parts)[number];

/** How far the development server is with an article. */
export interface BuildStatus {
  /** The version of each part that is built; it changes with what the part holds. */
  readonly versions: Readonly<Partial<Record<Part, string>>>;
  /** Completed steps. */
  readonly done: number;
  /** Steps that there are. */
  readonly total: number;
  /** The step that runs now; empty while the article waits for its turn. */
  readonly step: string;
  /** What is wrong with the listings, each with its file and line. */
  readonly errors: readonly string[];
  /** Whether the compiler for the page is packed. */
  readonly hasCompiler: boolean;
}

/** The statuses that the development server sends, by the article. */
export type BuildStatuses = Readonly<Partial<Record<string, BuildStatus>>>;
