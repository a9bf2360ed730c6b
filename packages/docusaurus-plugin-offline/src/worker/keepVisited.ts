import {isNamedByContent, type Build, type BuildFile} from '../model/manifest';
import type {Message} from '../model/messages';
import type {KeptFiles} from '../store/KeptFiles';

type Visit = Extract<Message, {readonly type: 'keepVisited'}>;

interface Keeping {
  readonly build: Build;
  readonly kept: KeptFiles;
  readonly root: string;
}

/**
 * Caches a file if the browser's HTTP cache has it, without a request; returns whether it is
 * cached.
 */
async function keepFromBrowser(
  file: BuildFile,
  address: string,
  kept: KeptFiles,
): Promise<boolean> {
  try {
    const found = await fetch(address, {cache: 'only-if-cached', mode: 'same-origin'});
    return await kept.keep(file, found);
  } catch {
    // The file is cached at the next request for it.
    return false;
  }
}

/** Caches a visited page, because readers return to its address. */
async function keepPage(file: BuildFile, address: string, kept: KeptFiles): Promise<void> {
  if (await keepFromBrowser(file, address, kept)) {
    return;
  }
  try {
    await kept.keep(file, await fetch(address));
  } catch {
    // The page is cached at another visit.
  }
}

/**
 * Caches the files that a page loaded before the worker was active, from the browser's HTTP cache,
 * and the page itself. The HTTP cache does not have the HTML of a page that the application has
 * opened.
 */
export async function keepVisited(
  {page, loaded}: Visit,
  {build, kept, root}: Keeping,
): Promise<void> {
  const own = build.fileAtAddress(page, root);
  const files = new Map(
    loaded
      .map((address) => [build.fileAtAddress(address, root), address] as const)
      .filter(([file]) => file && file.part?.cache === undefined && isNamedByContent(file.path)),
  );
  const there = new Set(
    await kept.filter([...files.keys(), own].filter((file) => file !== undefined)),
  );
  await Promise.all([
    ...[...files].map(([file, address]) =>
      file && !there.has(file) ? keepFromBrowser(file, address, kept) : undefined,
    ),
    own && !there.has(own) ? keepPage(own, page, kept) : undefined,
  ]);
}
