import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import type {Choices, FileCache} from '../../store/FileCache';

/**
 * The key of a second copy of the choices. Browsers may evict the caches and keep local storage.
 */
const choicesKey = `offline.choices:${settings.root}`;

/** Returns the choices that local storage has; none if they are damaged. */
export function rememberedChoices(): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(choicesKey) ?? '[]');
    return Array.isArray(stored) ? (stored as Choices) : [];
  } catch {
    return [];
  }
}

/** Stores the choices in the cache and in local storage. */
export async function choose(cache: FileCache, choices: Choices): Promise<void> {
  await cache.choose(choices);
  try {
    localStorage.setItem(choicesKey, JSON.stringify(choices));
  } catch {
    // Without this copy, the page only cannot show that the browser has evicted a part.
  }
}
