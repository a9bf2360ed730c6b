/** A link to a run. */
export interface RunLink {
  /** The listing's file, below the listings' folder. */
  readonly file: string;
  /** The input in the notation of problem.yaml. */
  readonly input?: string;
  /** The number of the step, as written in the link. */
  readonly step?: string;
}

/** Reads a link to a run from a page's query string. */
export function parseRunLink(search: string): RunLink | undefined {
  const parameters = new URLSearchParams(search);
  const file = parameters.get('run');
  return file === null
    ? undefined
    : {
        file,
        input: parameters.get('input') ?? undefined,
        step: parameters.get('step') ?? undefined,
      };
}

/** Returns the address that opens a listing's recorded run in an article. */
export const runOf = (articlePath: string, file: string): string =>
  `${articlePath}?${new URLSearchParams({run: file})}`;

/** Returns the address that opens a page at a step of a run; the hash stays. */
export function formatRunLink(href: string, file: string, input: string, step: number): string {
  const url = new URL(href);
  url.search = new URLSearchParams({run: file, input, step: String(step)}).toString();
  return url.href;
}
