import {partFile, type Part} from '../shared';
import type {Database} from './engine/database';
import {fetchBytes} from './fetchBytes';
import {readTexts, readVocabulary, readWords} from './readIndexFile';

type Bytes = Uint8Array<ArrayBuffer>;

/** A part that the page is fetching. */
interface PendingPart {
  /** Resolves to undefined if the page could not fetch the part. */
  readonly bytes: Promise<Bytes | undefined>;
  readonly onBytes: (bytes: Bytes | undefined) => void;
}

/** Where the parts of an index are fetched from, and the database that they are added to. */
export interface LoadedIndex {
  readonly database: Database;
  /** Address of the folder of the index files, with a trailing slash. */
  readonly folder: string;
  readonly index: string;
}

/** Reads a part and adds it to the database. @throws IndexError when the part is invalid. */
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

/**
 * Loads each part of an index once; a part that failed is fetched again when it is next needed.
 */
export class PartLoader {
  readonly #pending = new Map<Part, PendingPart>();
  readonly #arrived = new Set<Part>();
  readonly #loads = new Map<Part, Promise<void>>();

  /** Notes that the page is fetching a part, so that `load` waits for it. */
  expect(part: Part): void {
    let onBytes: PendingPart['onBytes'] = () => undefined;
    const bytes = new Promise<Bytes | undefined>((resolve) => {
      onBytes = resolve;
    });
    this.#pending.set(part, {bytes, onBytes});
  }

  /** Receives a part that the page has fetched; undefined if the page could not fetch it. */
  receive(part: Part, bytes: Bytes | undefined): void {
    if (bytes) {
      this.#arrived.add(part);
    }
    this.#pending.get(part)?.onBytes(bytes);
  }

  /** The parts that the page has fetched, and that are in no database yet. */
  get arrived(): readonly Part[] {
    return [...this.#arrived];
  }

  /**
   * Adds a part to the database.
   *
   * @throws HttpError or IndexError when the part cannot be loaded.
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
    const fetched = await this.#pending.get(part)?.bytes;
    this.#pending.delete(part);
    this.#arrived.delete(part);
    await addPart(database, part, fetched ?? (await fetchBytes(folder + partFile(index, part))));
  }
}
