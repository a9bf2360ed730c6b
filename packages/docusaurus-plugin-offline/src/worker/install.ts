import {Build, lastingName, type BuildFile, type Manifest} from '../model/manifest';
import {download, type Outcome} from '../store/download';
import {choiceOf, type Choices, type FileCache} from '../store/FileCache';

/**
 * Returns the files of a build to cache: those that the reader chose, and those that were cached in
 * an earlier build.
 */
export function wantedFiles(
  build: Build,
  choices: Choices,
  cachedPaths: readonly string[],
): readonly BuildFile[] {
  const lasting = new Set(cachedPaths.map(lastingName));
  return build.files.filter(
    (file) => choices.includes(choiceOf(file)) || lasting.has(lastingName(file.path)),
  );
}

/**
 * Fetches the missing files of a build, while the cached files of the previous build stay.
 *
 * @throws Error if the build is incomplete. The previous worker then stays, and a later attempt
 * continues from here.
 */
export async function prepareBuild(
  cache: FileCache,
  manifestFile: string,
  manifest: Manifest,
): Promise<void> {
  const build = new Build(manifest);
  const wanted = wantedFiles(build, await cache.choices(), [
    ...(await cache.paths()),
    ...manifest.offlinePages.slice(0, 1).flatMap((page) => build.fileAt(page)?.path ?? []),
  ]);
  const cached = new Set(await cache.filter(wanted));
  // The manifest comes first: if there is no room for all files, the build is installed anyway.
  await cache.putManifest(manifestFile, manifest);
  const outcome: Outcome = await download(
    wanted.filter((file) => !cached.has(file)),
    {cache, fetch},
  );
  // A build without room is incomplete, and the offline page shows it. A newer build would have no
  // more room.
  if (outcome !== 'done' && outcome !== 'full') {
    await cache.removeManifest(manifestFile);
    throw new Error(`The build ${build.name} could not be cached: ${outcome}`);
  }
}
