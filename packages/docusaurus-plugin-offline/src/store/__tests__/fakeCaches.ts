/** Normalizes an address as the browser does. */
const written = (key: string | Request) => new Request(key).url;

/**
 * A fake of the browser's cache, which Node does not have. Stored bytes are counted against a
 * quota.
 */
class FakeCache {
  readonly #stored = new Map<string, Response>();
  readonly #spend: (bytes: number) => void;

  constructor(spend: (bytes: number) => void) {
    this.#spend = spend;
  }

  match(key: string): Promise<Response | undefined> {
    return Promise.resolve(this.#stored.get(written(key))?.clone());
  }

  async put(key: string, response: Response): Promise<void> {
    const {headers} = response;
    const bytes = await response.arrayBuffer();
    this.#spend(bytes.byteLength);
    this.#stored.set(written(key), new Response(bytes, {headers}));
  }

  delete(key: string | Request): Promise<boolean> {
    return Promise.resolve(this.#stored.delete(written(key)));
  }

  keys(): Promise<readonly Request[]> {
    return Promise.resolve([...this.#stored.keys()].map((url) => new Request(url)));
  }
}

/** A fake of the browser's cache storage, with room for a number of bytes. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();
  room: number;

  constructor(room = Infinity) {
    this.room = room;
  }

  /** The fake with the type that it stands for. */
  get storage(): CacheStorage {
    return this as unknown as CacheStorage;
  }

  open(name: string): Promise<FakeCache> {
    const cache =
      this.#caches.get(name) ??
      new FakeCache((bytes) => {
        if (bytes > this.room) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        this.room -= bytes;
      });
    this.#caches.set(name, cache);
    return Promise.resolve(cache);
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.has(name));
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  names(): readonly string[] {
    return [...this.#caches.keys()];
  }

  async match(key: string, {cacheName}: {cacheName: string}): Promise<Response | undefined> {
    return this.#caches.get(cacheName)?.match(key);
  }
}
