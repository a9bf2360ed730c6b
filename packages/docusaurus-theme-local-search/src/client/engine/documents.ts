import {headingOf, readHeading, type Category, type HeadingsFile} from '../../shared';

/** An entry of the index: a section of a page. */
export class Entry {
  /** The section's text; empty until it has come. */
  content = '';

  constructor(
    readonly heading: string,
    readonly pageTitle: string,
    /** Address with the section's fragment. */
    readonly path: string,
    readonly category: Category,
    /** The docs version. */
    readonly version: string,
    /** Number of the page in the first file. */
    readonly page: number,
  ) {}

  /** The heading by the name that the engine's schema has for it. */
  get title(): string {
    return this.heading;
  }

  /** The page's title by the name that the engine's schema has for it. */
  get section(): string {
    return this.pageTitle;
  }
}

/**
 * The sections of all pages, numbered from 1 as the engine numbers its documents. The
 * first answer waits for this, so an entry is created when an answer shows it.
 */
export class Documents {
  readonly #headings: HeadingsFile;
  /** Number of the first document of each page. */
  readonly #firstOfPage: readonly number[];
  /** Number of the page of each document. */
  readonly #pages: readonly number[];
  readonly #entries: Entry[] = [];

  constructor(headings: HeadingsFile) {
    const firstOfPage: number[] = [];
    const pages = [-1];
    headings.pages.forEach(({sections}, page) => {
      firstOfPage.push(pages.length);
      sections.forEach(() => pages.push(page));
    });
    this.#headings = headings;
    this.#firstOfPage = firstOfPage;
    this.#pages = pages;
  }

  get count(): number {
    return this.#pages.length - 1;
  }

  /** Returns the number, in the first file, of the page that a document is a section of. */
  pageOf(document: number): number {
    return this.#pages[document] ?? 0;
  }

  /** Calls back with every document, and with the length of its text as it is stored. */
  forEach(
    onDocument: (document: number, heading: string, pageTitle: string, length: string) => void,
  ): void {
    const {pages, lengths} = this.#headings;
    let document = 0;
    for (const {sections, title} of pages) {
      for (const heading of sections) {
        const length = lengths.charAt(document++);
        onDocument(document, headingOf(heading, title), title, length);
      }
    }
  }

  /** Sets the text of a page's sections; more than the page has are left out. */
  setTexts(page: number, texts: readonly string[]): void {
    const first = this.#firstOfPage[page] ?? 0;
    texts.forEach((content, section) => {
      if (this.#pages[first + section] === page) {
        this.get(first + section).content = content;
      }
    });
  }

  get(document: number): Entry {
    return (this.#entries[document] ??= this.#create(document));
  }

  #create(document: number): Entry {
    const page = this.pageOf(document);
    const {
      path = '',
      title = '',
      category = 'default',
      version = this.#headings.version,
      sections,
    } = this.#headings.pages[page] ?? {};
    const stored = sections?.[document - (this.#firstOfPage[page] ?? 0)] ?? '';
    const {anchor, heading} = readHeading(stored, title);
    const address = anchor ? `${path}#${anchor}` : path;
    return new Entry(heading, title, address, category, version, page);
  }
}
