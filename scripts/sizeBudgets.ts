/** A file that a reader downloads. */
export interface SizedFile {
  /** Path relative to the built site. */
  readonly file: string;
  /** Transferred bytes, gzipped. */
  readonly bytes: number;
}

/** Files that a reader downloads, by the name of a purpose. */
export type Sizes = Readonly<Record<string, readonly SizedFile[]>>;

/** The allowed number of bytes for each purpose. */
export type Budgets = Readonly<Record<string, number>>;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const totalOf = (files: readonly SizedFile[]) => files.reduce((sum, {bytes}) => sum + bytes, 0);

/**
 * Returns the purposes that exceed their budget, each with its files and the excess, and those
 * without a budget or without files.
 */
export function findBreaches(sizes: Sizes, budgets: Budgets): string[] {
  return Object.entries(sizes).flatMap(([name, files]) => {
    const [budget, total] = [budgets[name], totalOf(files)];
    if (budget === undefined) {
      return [`${name}: ${kilobytes(total)} has no budget; add one`];
    }
    if (files.length === 0) {
      return [`${name}: no such file was found; correct how it is measured`];
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
 * Returns a budget for a size: 2 % and at most one kilobyte more, rounded up to hundreds of bytes,
 * but not above a bar that is met.
 */
export function budgetFor(bytes: number, bar = Infinity): number {
  const budget = Math.ceil((bytes + Math.min(bytes / 50, 1000)) / 100) * 100;
  return bytes <= bar ? Math.min(budget, bar) : budget;
}

/** Returns budgets for all sizes. */
export const budgetsFor = (sizes: Sizes, bars: Budgets): Budgets =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, files]) => [name, budgetFor(totalOf(files), bars[name])]),
  );

/** Formats one line for each purpose. */
export const describeSizes = (sizes: Sizes, budgets: Budgets): string =>
  Object.entries(sizes)
    .map(
      ([name, files]) =>
        `${name}: ${kilobytes(totalOf(files))} of ${kilobytes(budgets[name] ?? 0)}`,
    )
    .join('\n');

/** The size of a page's HTML. */
export interface PageWeight {
  /** Path relative to the built site. */
  readonly file: string;
  /** Transferred bytes, gzipped. */
  readonly bytes: number;
  readonly elements: number;
}

/** The limits of the design for a page. */
const pageBars: Readonly<Record<'bytes' | 'elements', number>> = {
  bytes: 40_000,
  elements: 2500,
};

/** Counts the elements that a browser with scripts creates from HTML. */
export function countElements(html: string): number {
  const made = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|noscript|template)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>');
  return made.match(/<[a-z][^>]*>/gi)?.length ?? 0;
}

const limitOf = (file: string, kind: keyof typeof pageBars, limits: Budgets): number =>
  Math.max(pageBars[kind], limits[`${file}: ${kind}`] ?? 0);

/** Returns limits for pages that exceed a bar: their current size, so that they cannot grow. */
export const limitsFor = (pages: readonly PageWeight[]): Budgets =>
  Object.fromEntries(
    pages.flatMap(({file, bytes, elements}) => [
      ...(bytes > pageBars.bytes ? [[`${file}: bytes`, Math.ceil(bytes / 100) * 100]] : []),
      ...(elements > pageBars.elements ? [[`${file}: elements`, elements]] : []),
    ]) as [string, number][],
  );

/**
 * Returns the pages that exceed a bar or their own limit, with the excess.
 *
 * @param limits for pages that do not meet the bars yet, by file and kind of limit.
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
