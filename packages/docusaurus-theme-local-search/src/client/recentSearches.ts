/** The key of recent searches in the browser's storage. */
const storageKey = 'local-search.recent';

/** The maximum number of stored searches. */
export const maxRecent = 6;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads the recent searches, latest first; returns none if storage is blocked. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): readonly string[] {
  try {
    if (searches.length === 0) {
      localStorage.removeItem(storageKey);
    } else {
      localStorage.setItem(storageKey, JSON.stringify(searches));
    }
  } catch {
    // If storage is blocked or full, the search works without storing anything.
  }
  return searches;
}

/** Adds a search in front of the others; trims white space around it. */
export function addRecentSearch(query: string): readonly string[] {
  const added = query.trim();
  if (added === '') {
    return readRecentSearches();
  }
  const others = readRecentSearches().filter(
    (search) => search.toLowerCase() !== added.toLowerCase(),
  );
  return write([added, ...others].slice(0, maxRecent));
}

/** Removes one search and returns the remaining ones. */
export function removeRecentSearch(query: string): readonly string[] {
  return write(readRecentSearches().filter((search) => search !== query));
}

/** Removes all searches. */
export function clearRecentSearches(): readonly string[] {
  return write([]);
}
