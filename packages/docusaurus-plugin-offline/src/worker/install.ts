import {Build, lastingName, type BuildFile, type Manifest} from '../model/manifest';
import {download, type Outcome} from '../store/download';
import {wholeSite, type Choices, type KeptFiles} from '../store/KeptFiles';

/** Returns the name by which a file is among the reader's choices. */
const choiceOf = ({part}: BuildFile): string => part?.name ?? wholeSite;

/**
 * Returns the files that are wanted of a build: what the reader chose, and what was kept of an
 * earlier build.
 */
export function wantedFiles(
  build: Build,
  choices: Choices,
  keptPaths: readonly string[],
): readonly BuildFile[] {
  const lasting = new Set(keptPaths.map(lastingName));
  return build.files.filter(
    (file) => choices.includes(choiceOf(file)) || lasting.has(lastingName(file.path)),
  );
}

/**
 * Fetches what is wanted of a build and not there, beside what is kept of the build before it.
 *
 * @throws Error when it cannot be whole: then the worker before it stays, and a later try goes on
 * from here.
 */
export async function prepareBuild(
  kept: KeptFiles,
  manifestFile: string,
  manifest: Manifest,
): Promise<void> {
  const build = new Build(manifest);
  const wanted = wantedFiles(build, await kept.choices(), [
    ...(await kept.paths()),
    ...manifest.offlinePages.slice(0, 1).flatMap((page) => build.fileAt(page)?.path ?? []),
  ]);
  const there = new Set(await kept.filter(wanted));
  // First: where there is no room in the end, the build is taken all the same.
  await kept.keepManifest(manifestFile, manifest);
  const outcome: Outcome = await download(
    wanted.filter((file) => !there.has(file)),
    {kept, fetch},
  );
  // Without room a build is not whole, and says so; nothing newer would be better off.
  if (outcome !== 'done' && outcome !== 'full') {
    await kept.removeManifest(manifestFile);
    throw new Error(`The build ${build.name} could not be kept: ${outcome}`);
  }
}
