import {titleOf, toNamed, type Category, type HeadingsFile} from '../../shared';

/** A section of a page as the engine keeps it. */
export interface Entry {
  /** The section's heading. */
  readonly title: string;
  /** The page's title. */
  readonly section: string;
  /** Empty until the text has come. */
  content: string;
  /** Address with the section's fragment. */
  readonly path: string;
  readonly category: Category;
  readonly version: string;
  /** Number of the page in the first file. */
  readonly page: number;
}

/**
 * The sections of all pages, numbered from 1 as the engine numbers its documents. The
 * first answer waits for all of this, so what an answer shows of a section is put
 * together when it is asked for.
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

  /** Number of the page that a document is a section of, in the first file. */
  pageOf(document: number): number {
    return this.#pages[document] ?? 0;
  }

  /** Calls back with every document. */
  forEach(onDocument: (document: number, title: string, section: string) => void): void {
    let document = 0;
    for (const page of this.#headings.pages) {
      for (const heading of page.sections) {
        onDocument(++document, titleOf(heading, page.title), page.title);
      }
    }
  }

  /**
   * Keeps the text of a section.
   *
   * @param section number of the section in its page, from 0.
   * @returns the document's number; undefined where there is no such section.
   */
  setText(page: number, section: number, content: string): number | undefined {
    const document = (this.#firstOfPage[page] ?? 0) + section;
    if (this.#pages[document] !== page) {
      return undefined;
    }
    this.get(document).content = content;
    return document;
  }

  get(document: number): Entry {
    return (this.#entries[document] ??= this.#make(document));
  }

  #make(document: number): Entry {
    const page = this.pageOf(document);
    const {
      path = '',
      title: section = '',
      category = 'default',
      sections,
    } = this.#headings.pages[page] ?? {};
    const heading = sections?.[document - (this.#firstOfPage[page] ?? 0)] ?? '';
    const {anchor, title} = toNamed(heading, section);
    return {
      title,
      section,
      content: '',
      path: anchor ? `${path}#${anchor}` : path,
      category,
      version: this.#headings.version,
      page,
    };
  }
}
