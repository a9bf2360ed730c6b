import {headingOf, readHeading, type Category, type HeadingsFile} from '../../shared';

/** An entry of the index: a section of a page. */
export class Entry {
  /** The section's text; empty until it is loaded. */
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

  /** The heading, under its name in Orama's schema. */
  get title(): string {
    return this.heading;
  }

  /** The page's title, under its name in Orama's schema. */
  get section(): string {
    return this.pageTitle;
  }
}

/**
 * The sections of all pages, numbered from 1 as Orama numbers its documents. An entry is created
 * only when an answer needs it, because the first answer waits for this constructor.
 */
export class Documents {
  readonly #headings: HeadingsFile;
  /** For each page, the number of its first document. */
  readonly #firstOfPage: readonly number[];
  /** For each document, the number of its page. */
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

  /** The number of documents, which is also the highest document number. */
  get count(): number {
    return this.#pages.length - 1;
  }

  /** Returns the number, in the first file, of the page that contains a document. */
  pageOf(document: number): number {
    return this.#pages[document] ?? 0;
  }

  /** Calls back with every document and the stored length of its text. */
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

  /** Sets the text of a page's sections; ignores texts beyond the page's sections. */
  setTexts(page: number, texts: readonly string[]): void {
    const first = this.#firstOfPage[page] ?? 0;
    texts.forEach((content, section) => {
      if (this.#pages[first + section] === page) {
        this.get(first + section).content = content;
      }
    });
  }

  /** Returns the entry of a document, always the same object. */
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
