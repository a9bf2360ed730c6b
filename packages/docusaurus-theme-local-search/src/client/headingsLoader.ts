import {wordsFilesOf} from '../shared';
import {Database} from './engine/database';
import {IndexError} from './errors';
import type {LoadedIndex} from './partLoader';
import {damaged, lackOf, parse, readHeader, readPages} from './readIndexFile';
import {TextReader} from './textReader';

/**
 * Reads the first file of an index while it arrives: its pages are indexed as soon as their line
 * has arrived, so little is left to do at the end.
 */
export class HeadingsLoader {
  readonly #folder: string;
  readonly #index: string;
  readonly #reader = new TextReader((text) => this.#addText(text));
  /** The beginning of a line whose end has not arrived. */
  #line = '';
  #database: Database | undefined;
  #expectedPages = 0;

  /**
   * @param folder address of the folder of the index files, with a trailing slash.
   * @param index the name of the index.
   */
  constructor(folder: string, index: string) {
    this.#folder = folder;
    this.#index = index;
  }

  /** Adds the next bytes of the file. @throws IndexError when it is damaged. */
  add(bytes: Uint8Array<ArrayBuffer>): void {
    this.#reader.add(bytes);
  }

  /**
   * Ends the file.
   *
   * @throws IndexError when the file is cut off, damaged, or has another format.
   */
  async end(): Promise<LoadedIndex> {
    try {
      await this.#reader.end();
    } catch (error) {
      throw error instanceof IndexError ? error : damaged(error);
    }
    if (this.#line !== '' || !this.#database) {
      this.#addLine(this.#line);
    }
    const database = this.#database;
    if (database?.documents.pageCount !== this.#expectedPages) {
      throw lackOf('pages');
    }
    return {database, folder: this.#folder, index: this.#index};
  }

  #addText(text: string): void {
    const lines = (this.#line + text).split('\n');
    this.#line = lines.pop() ?? '';
    lines.forEach((line) => this.#addLine(line));
  }

  #addLine(line: string): void {
    const content = parse(line);
    if (this.#database) {
      this.#database.addPages(readPages(content));
    } else {
      const header = readHeader(content);
      this.#expectedPages = header.paths.length;
      this.#database = new Database(header, wordsFilesOf(this.#index));
    }
  }
}
