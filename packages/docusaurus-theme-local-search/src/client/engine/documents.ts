import {headingReader, pageAt, type HeadingsHeader, type StoredPage} from '../../headingsFile';
import {
  headingOf,
  readHeading,
  type Category,
  type PageData,
  type StoredHeading,
} from '../../shared';

/** An entry of the index: a section of a page. */
export interface Entry {
  /** The number of the page in the first file. */
  readonly page: number;
  readonly heading: string;
  /** Address with the section's fragment. */
  readonly path: string;
  /** The section's text; empty until it is loaded. */
  content: string;
}

/**
 * The sections of all pages, numbered from 1 as Orama numbers its documents. An entry is created
 * only when it is asked for, because an answer compares many and shows few.
 */
export class Documents {
  readonly #header: HeadingsHeader;
  readonly #readHeadings: ReturnType<typeof headingReader>;
  readonly #titles: string[] = [];
  /** For each document, its heading and the number of its page. Documents are numbered from 1. */
  readonly #headings: StoredHeading[] = [''];
  readonly #pages: number[] = [-1];
  readonly #entries: Entry[] = [];
  readonly #ofPages: PageData[] = [];

  constructor(header: HeadingsHeader) {
    this.#header = header;
    this.#readHeadings = headingReader(header);
  }

  /** Adds the next page, and returns the headings of its documents. */
  addPage([title, ...fresh]: StoredPage): string[] {
    const page = this.#titles.push(title) - 1;
    return this.#readHeadings(page, fresh).map((heading) => {
      this.#headings.push(heading);
      this.#pages.push(page);
      return headingOf(heading, title);
    });
  }

  /** Whether all pages of the first file have been added. */
  get isWhole(): boolean {
    return this.#titles.length === this.#header.paths.length;
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
    return (this.#ofPages[number] ??= pageAt(this.#header, number, this.#titles[number] ?? ''));
  }

  /** Returns the category of a page, by its number. */
  categoryOf(page: number): Category {
    return this.#header.categories[page] ?? 'default';
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
    return (this.#entries[document] ??= this.#entryOf(document));
  }

  #entryOf(document: number): Entry {
    const page = this.pageOf(document);
    const {title, path} = this.page(page);
    const {anchor, heading} = readHeading(this.#headings[document] ?? '', title);
    return {page, heading, path: anchor ? `${path}#${anchor}` : path, content: ''};
  }
}
