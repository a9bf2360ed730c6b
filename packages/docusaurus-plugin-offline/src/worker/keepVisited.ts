import {isNamedByContent, type Build, type BuildFile} from '../model/manifest';
import type {Message} from '../model/messages';
import type {KeptFiles} from '../store/KeptFiles';

type Visit = Extract<Message, {readonly type: 'keepVisited'}>;

interface Keeping {
  readonly build: Build;
  readonly kept: KeptFiles;
  readonly root: string;
}

/** Keeps a file if the browser still has it, and fetches nothing; tells whether it is kept. */
async function keepFromBrowser(
  file: BuildFile,
  address: string,
  kept: KeptFiles,
): Promise<boolean> {
  try {
    const found = await fetch(address, {cache: 'only-if-cached', mode: 'same-origin'});
    return await kept.keep(file, found);
  } catch {
    // It is kept when it is next asked for.
    return false;
  }
}

/** Keeps a page that was visited, for readers come back to it by its address. */
async function keepPage(file: BuildFile, address: string, kept: KeptFiles): Promise<void> {
  if (await keepFromBrowser(file, address, kept)) {
    return;
  }
  try {
    await kept.keep(file, await fetch(address));
  } catch {
    // It is kept at another visit.
  }
}

/**
 * Keeps what a page had before the worker was there, out of the browser's own cache, and the page
 * itself, which is not fetched where the application has opened it.
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
