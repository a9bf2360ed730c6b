import {expandHeadings, headingsByPage, pageAt, type HeadingsFile} from '../../headingsFile';
import {
  headingOf,
  readHeading,
  type Category,
  type PageData,
  type StoredHeading,
} from '../../shared';

/** Returns the index of each count as often as the count says. */
export const repeatIndexes = (counts: readonly number[]): number[] =>
  counts.flatMap((count, index) => Array<number>(Math.max(0, count)).fill(index));

/**
 * An entry of the index: a section of a page. It reads the first file only when it is asked,
 * because an answer compares many entries and shows few.
 */
export class Entry {
  /** The section's text; empty until it is loaded. */
  content = '';
  readonly #of: PageData;
  readonly #heading: StoredHeading;
  readonly #version: string;

  /**
   * @param page number of the page in the first file.
   * @param of what the first file says about this page.
   * @param version the version of pages that name none.
   */
  constructor(
    readonly page: number,
    of: PageData,
    heading: StoredHeading,
    version: string,
  ) {
    this.#of = of;
    this.#heading = heading;
    this.#version = version;
  }

  get heading(): string {
    return headingOf(this.#heading, this.#of.title);
  }

  /** Address with the section's fragment. */
  get path(): string {
    const {anchor} = readHeading(this.#heading, this.#of.title);
    return anchor ? `${this.#of.path}#${anchor}` : this.#of.path;
  }

  get category(): Category {
    return this.#of.category;
  }

  /** The docs version. */
  get version(): string {
    return this.#of.version ?? this.#version;
  }

  /** The heading, under its name in Orama's schema. */
  get title(): string {
    return this.heading;
  }

  /** The page's title, under its name in Orama's schema. */
  get section(): string {
    return this.#of.title;
  }
}

/**
 * The sections of all pages, numbered from 1 as Orama numbers its documents. An entry is created
 * only when an answer needs it, because the first answer waits for this constructor.
 */
export class Documents {
  readonly #file: HeadingsFile;
  readonly #headings: readonly StoredHeading[];
  /** For each document, the number of its page. */
  readonly #pages: readonly number[];
  readonly #entries: Entry[] = [];
  readonly #ofPages: PageData[] = [];

  constructor(file: HeadingsFile) {
    this.#file = file;
    this.#headings = expandHeadings(file.sections);
    // Documents are numbered from 1.
    this.#pages = [-1, ...repeatIndexes(file.counts)];
  }

  /** The number of documents, which is also the highest document number. */
  get count(): number {
    return this.#pages.length - 1;
  }

  /** Returns the number, in the first file, of the page that contains a document. */
  pageOf(document: number): number {
    return this.#pages[document] ?? 0;
  }

  /** Returns what the first file says about a page, by its number. */
  page(number: number): PageData {
    return (this.#ofPages[number] ??= pageAt(this.#file, number));
  }

  /** Calls back with each page's title and the headings of its documents, in order. */
  forEachPage(onPage: (title: string, headings: readonly string[]) => void): void {
    headingsByPage(this.#file, this.#headings).forEach((stored, page) => {
      const title = this.#file.titles[page] ?? '';
      onPage(
        title,
        stored.map((heading) => headingOf(heading, title)),
      );
    });
  }

  /** Sets the text of a page's sections; ignores texts beyond the page's sections. */
  setTexts(page: number, texts: readonly string[]): void {
    const first = this.#pages.indexOf(page);
    texts.forEach((content, section) => {
      if (this.#pages[first + section] === page) {
        this.get(first + section).content = content;
      }
    });
  }

  /** Returns the entry of a document, always the same object. */
  get(document: number): Entry {
    const page = this.pageOf(document);
    return (this.#entries[document] ??= new Entry(
      page,
      this.page(page),
      this.#headings[document - 1] ?? '',
      this.#file.version,
    ));
  }
}
