/**
 * Returns the id in the fragment of the page's address; empty if there is none, or if it cannot be
 * decoded, as in `#%E0%A4%A`.
 */
export function targetId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
