import {wordsFilesOf} from '../shared';
import {Database} from './engine/database';
import type {LoadedIndex} from './partLoader';
import {lackOf, parse, readHeader, readPages} from './readIndexFile';
import {TextReader} from './textReader';

/**
 * Reads the first file of an index while it arrives: its pages are indexed as soon as their line
 * has arrived, so little is left to do at the end.
 */
export class HeadingsLoader {
  readonly #place: Omit<LoadedIndex, 'database'>;
  readonly #reader = new TextReader((text) => this.#addText(text));
  /** The beginning of a line whose end has not arrived. */
  #line = '';
  #database: Database | undefined;

  /**
   * @param folder address of the folder of the index files, with a trailing slash.
   * @param index the name of the index.
   */
  constructor(folder: string, index: string) {
    this.#place = {folder, index};
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
    await this.#reader.end();
    if (this.#line || !this.#database) {
      this.#addLine(this.#line);
    }
    const database = this.#database;
    if (!database?.documents.isWhole) {
      throw lackOf('pages');
    }
    return {database, ...this.#place};
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
      this.#database = new Database(readHeader(content), wordsFilesOf(this.#place.index));
    }
  }
}
