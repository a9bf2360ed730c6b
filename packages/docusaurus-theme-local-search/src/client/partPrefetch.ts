import {partFile, type Part} from '../shared';
import {fetchBytes} from './fetchBytes';
import {partsToPrefetch} from './partsToPrefetch';
import type {EnginePort} from './searchMessages';

/** Fetches parts of an index for an engine that cannot fetch them yet. */
export interface PartPrefetch {
  /** Fetches the parts that the engine will need for a query. */
  readonly prefetchFor: (query: string) => void;
  /** Fetches no further parts, because the engine can fetch them or was closed. */
  readonly end: () => void;
}

/**
 * Creates the prefetch of an engine that has been started.
 *
 * @param folder folder of the index files, with a trailing slash.
 * @param index the name of the index. If it is a promise, parts are fetched once it resolves.
 * @param port receives the parts.
 */
export function createPartPrefetch(
  folder: string,
  index: string | Promise<string>,
  port: EnginePort,
): PartPrefetch {
  let known = index;
  let isEnded = false;
  const prefetched = new Set<Part>();

  async function prefetch(part: Part, name: string): Promise<void> {
    if (isEnded || prefetched.has(part)) {
      return;
    }
    prefetched.add(part);
    port.post({type: 'fetching', part});
    // If this fails, the engine fetches the part again and reports the error.
    const bytes = await fetchBytes(
      folder + partFile(name, part),
      // The texts are large, and the code of the box, whose priority is low, is needed sooner.
      part === 'text-0' ? 'low' : undefined,
    ).catch(() => undefined);
    port.post({type: 'part', part, bytes});
  }

  if (typeof index !== 'string') {
    // Without this, files fetched ahead would be announced a moment after the question.
    index.then(
      (name) => {
        known = name;
      },
      () => undefined,
    );
  }
  return {
    prefetchFor(query) {
      const prefetchFrom = (name: string) =>
        partsToPrefetch(name, query).forEach((part) => void prefetch(part, name));
      if (typeof known === 'string') {
        prefetchFrom(known);
      } else {
        void known.then(prefetchFrom, () => undefined);
      }
    },
    end() {
      isEnded = true;
    },
  };
}
