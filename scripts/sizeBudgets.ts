/** A file that a reader downloads. */
export interface SizedFile {
  /** Its path below the built site. */
  readonly file: string;
  /** Bytes on the line, gzipped. */
  readonly bytes: number;
}

/** Files that a reader downloads for one purpose, by its name. */
export type Sizes = Readonly<Record<string, readonly SizedFile[]>>;

/** Bytes that each purpose may take. */
export type Budgets = Readonly<Record<string, number>>;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const totalOf = (files: readonly SizedFile[]) => files.reduce((sum, {bytes}) => sum + bytes, 0);

/** What is over its budget, each with its files and by how much; a purpose without a budget, too. */
export function findBreaches(sizes: Sizes, budgets: Budgets): string[] {
  return Object.entries(sizes).flatMap(([name, files]) => {
    const [budget, total] = [budgets[name], totalOf(files)];
    if (budget === undefined) {
      return [`${name}: ${kilobytes(total)}, and no budget; add one`];
    }
    const list = files.map(({file, bytes}) => `${file} (${kilobytes(bytes)})`).join(', ');
    return total > budget
      ? [
          `${name}: ${kilobytes(total)} is ${kilobytes(total - budget)} over the budget of ${kilobytes(budget)}: ${list}`,
        ]
      : [];
  });
}

/**
 * The budget for what is there: 2 % and at most a kilobyte more, in whole hundreds of bytes,
 * but not above a bar that is met.
 */
export function budgetFor(bytes: number, bar = Infinity): number {
  const budget = Math.ceil((bytes + Math.min(bytes / 50, 1000)) / 100) * 100;
  return bytes <= bar ? Math.min(budget, bar) : budget;
}

/** Budgets for all that is there. */
export const budgetsFor = (sizes: Sizes, bars: Budgets): Budgets =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, files]) => [name, budgetFor(totalOf(files), bars[name])]),
  );

/** One line for each purpose. */
export const describeSizes = (sizes: Sizes, budgets: Budgets): string =>
  Object.entries(sizes)
    .map(
      ([name, files]) =>
        `${name}: ${kilobytes(totalOf(files))} of ${kilobytes(budgets[name] ?? 0)}`,
    )
    .join('\n');

/** What the HTML of a page weighs for its reader. */
export interface PageWeight {
  /** Its path below the built site. */
  readonly file: string;
  /** Bytes on the line, gzipped. */
  readonly bytes: number;
  readonly elements: number;
}

/** Bars of the design for a page. */
export const pageBars: Readonly<Record<'bytes' | 'elements', number>> = {
  bytes: 40_000,
  elements: 2500,
};

/** Counts the elements that a browser makes of HTML where scripts run. */
export function countElements(html: string): number {
  const made = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|noscript|template)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>');
  return made.match(/<[a-z][^>]*>/gi)?.length ?? 0;
}

const limitOf = (file: string, kind: keyof typeof pageBars, limits: Budgets): number =>
  Math.max(pageBars[kind], limits[`${file}: ${kind}`] ?? 0);

/** What pages weigh that are over a bar: until they reach it they may not become heavier. */
export const limitsFor = (pages: readonly PageWeight[]): Budgets =>
  Object.fromEntries(
    pages.flatMap(({file, bytes, elements}) => [
      ...(bytes > pageBars.bytes ? [[`${file}: bytes`, Math.ceil(bytes / 100) * 100]] : []),
      ...(elements > pageBars.elements ? [[`${file}: elements`, elements]] : []),
    ]) as [string, number][],
  );

/**
 * Which pages are over a bar, and by how much.
 *
 * @param limits of pages that do not reach the bars yet, by file and what is limited.
 */
export const findHeavyPages = (pages: readonly PageWeight[], limits: Budgets = {}): string[] =>
  pages.flatMap(({file, bytes, elements}) => {
    const mostBytes = limitOf(file, 'bytes', limits);
    const mostElements = limitOf(file, 'elements', limits);
    return [
      ...(bytes > mostBytes
        ? [
            `${file}: ${kilobytes(bytes)} gzipped is ${kilobytes(bytes - mostBytes)} over ${kilobytes(mostBytes)}`,
          ]
        : []),
      ...(elements > mostElements
        ? [`${file}: ${elements} elements are ${elements - mostElements} over ${mostElements}`]
        : []),
    ];
  });
