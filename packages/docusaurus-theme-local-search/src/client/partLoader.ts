import {partFile, type Part} from '../shared';
import type {Database} from './engine/database';
import {fetchBytes} from './fetchBytes';
import {readTexts, readVocabulary, readWords} from './readIndexFile';

type Bytes = Uint8Array<ArrayBuffer>;

/** A part that the page fetches. */
interface Coming {
  /** Resolves to nothing where the page could not fetch it. */
  readonly bytes: Promise<Bytes | undefined>;
  readonly onBytes: (bytes: Bytes | undefined) => void;
}

/** Where the parts of an index are, and where they go. */
export interface LoadedIndex {
  readonly database: Database;
  /** Address of the folder of the index files, with a slash at its end. */
  readonly folder: string;
  readonly index: string;
}

/** Reads a part and adds it to the database. @throws IndexError when it is none. */
export async function addPart(database: Database, part: Part, bytes: Bytes): Promise<void> {
  const [kind, number] = part.split('-');
  if (kind === 'words') {
    database.addWords(Number(number), await readWords(bytes));
  } else if (kind === 'text') {
    database.addTexts(Number(number), await readTexts(bytes));
  } else {
    database.addVocabulary(await readVocabulary(bytes));
  }
}

/** Fetches the parts of an index, each once; one that failed is fetched when it is next needed. */
export class PartLoader {
  readonly #coming = new Map<Part, Coming>();
  readonly #loads = new Map<Part, Promise<void>>();

  /** Notes that the page fetches a part. */
  expect(part: Part): void {
    let onBytes: Coming['onBytes'] = () => undefined;
    const bytes = new Promise<Bytes | undefined>((resolve) => {
      onBytes = resolve;
    });
    this.#coming.set(part, {bytes, onBytes});
  }

  /** Takes a part that the page has fetched; nothing where it could not. */
  receive(part: Part, bytes: Bytes | undefined): void {
    this.#coming.get(part)?.onBytes(bytes);
  }

  /**
   * Adds a part to the database.
   *
   * @throws HttpError or IndexError when it cannot be had.
   */
  load(into: LoadedIndex, part: Part): Promise<void> {
    const known = this.#loads.get(part);
    if (known) {
      return known;
    }
    const load = this.#load(into, part);
    this.#loads.set(part, load);
    load.catch(() => this.#loads.delete(part));
    return load;
  }

  async #load({database, folder, index}: LoadedIndex, part: Part): Promise<void> {
    const fetched = await this.#coming.get(part)?.bytes;
    this.#coming.delete(part);
    await addPart(database, part, fetched ?? (await fetchBytes(folder + partFile(index, part))));
  }
}
