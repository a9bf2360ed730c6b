import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import {Build, type BuildFile} from '../../model/manifest';
import {download, type Outcome} from '../../store/download';
import {choiceOf, isQuotaError, wholeSite, type FileCache} from '../../store/FileCache';
import {manifestOf, openFileCache, registerWorker} from '../pageWorker';
import {activeWorker} from './activeWorker';
import {choose, rememberedChoices} from './choices';
import {filesOfPage} from './filesOfPage';
import {runExclusive} from './runExclusive';
import {withFile, withoutFile} from './kinds';
import {getOfflineState, setState, type OfflineState} from './offlineState';
import {
  broadcastProgress,
  findActiveParts,
  whenReleased,
  withPartLock,
  type Progress,
} from './partLocks';
import {notifyOtherTabs} from './otherTabs';
import {hasRoomFor, persist} from './storage';

/** The build that the worker serves, and its cached files. */
interface ServedBuild {
  readonly build: Build;
  readonly cache: FileCache;
}

let servedBuild: ServedBuild | undefined;
let stopActive: (() => void) | undefined;

const sum = (files: readonly BuildFile[]) => files.reduce((total, {size}) => total + size, 0);
const filesOf = ({build}: ServedBuild, name: string) =>
  build.files.filter((file) => choiceOf(file) === name);

/** Reads the state of the caches that the controls show. */
async function readState(
  served: ServedBuild,
): Promise<Pick<OfflineState, 'parts' | 'kinds' | 'pages'>> {
  const {build, cache} = served;
  const cached = await cache.filter(build.files);
  const needed = filesOfPage(build);
  const choices = await cache.choices();
  const remembered = rememberedChoices();
  const activeInAnyTab = await findActiveParts();
  const parts = [wholeSite, ...build.parts.map(({name}) => name)].map((name) => {
    const isChosen = choices.includes(name);
    const cachedOfPart = cached.filter((file) => choiceOf(file) === name);
    return {
      name,
      label: name === wholeSite ? undefined : (settings.labels[name] ?? name),
      size: sum(filesOf(served, name)),
      cachedSize: sum(cachedOfPart),
      removableSize: sum(cachedOfPart.filter((file) => !needed.has(file))),
      isChosen,
      wasEvicted: !isChosen && remembered.includes(name),
      isActiveElsewhere: activeInAnyTab.has(name) && name !== getOfflineState().active,
    };
  });
  parts.filter((part) => part.isActiveElsewhere).forEach(({name}) => void refreshOnRelease(name));
  const kinds = cached.reduce(withFile, []);
  return {parts, kinds, pages: await cache.pages(build)};
}

/**
 * Shows the current state of the caches. An earlier outcome is cleared if the state has changed.
 */
const refresh = (served: ServedBuild): Promise<void> =>
  runExclusive(async () => {
    const now = await readState(served);
    if (getOfflineState().active !== undefined) {
      // The state that was read is older than the progress shown by now.
      return;
    }
    const isSame = JSON.stringify(now.parts) === JSON.stringify(getOfflineState().parts);
    setState({...now, lastAction: isSame ? getOfflineState().lastAction : undefined});
  });

/** Shows changes by other tabs. This tab counts its own progress. */
export async function refreshOfflineState(): Promise<void> {
  if (servedBuild && getOfflineState().active === undefined) {
    // If the caches cannot be read, the shown state stays.
    await refresh(servedBuild).catch(console.warn);
  }
}

/** The parts that other tabs are caching and that this tab waits for. */
const awaited = new Set<string>();

/** Shows the new state of a part when no other tab is caching it any more. */
async function refreshOnRelease(name: string): Promise<void> {
  if (!awaited.has(name)) {
    awaited.add(name);
    await whenReleased(name);
    awaited.delete(name);
    await refreshOfflineState();
  }
}

/** Shows how much of a part is cached by now. */
function showProgress({name, keptSize}: Progress): void {
  setState({
    parts: getOfflineState().parts.map((part) =>
      part.name === name ? {...part, cachedSize: keptSize} : part,
    ),
  });
}

/** Shows the progress of another tab. */
export function showOtherProgress(progress: Progress): void {
  if (
    getOfflineState().parts.some(
      ({name, isActiveElsewhere}) => name === progress.name && isActiveElsewhere,
    )
  ) {
    showProgress(progress);
  }
}

/** Finds out whether the browser can cache the site, and what is cached. */
export async function loadOfflineState(): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    setState({support: 'development'});
    return;
  }
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    setState({support: 'missing'});
    return;
  }
  let registration: ServiceWorkerRegistration;
  try {
    await openFileCache().choices();
    registration = await registerWorker();
  } catch {
    // A worker that was registered earlier still works while the host does not respond.
    const known = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    if (!known) {
      setState({support: 'blocked'});
      return;
    }
    registration = known;
  }
  try {
    const worker = await activeWorker(registration);
    const manifest = worker && (await manifestOf(worker));
    if (!manifest) {
      throw new Error('There is no worker.');
    }
    servedBuild = {build: new Build(manifest), cache: openFileCache()};
    await refresh(servedBuild);
    setState({support: 'ready'});
  } catch {
    setState({support: 'failed'});
  }
}

/** Downloads files of a part into the cache, and shows the progress here and in other tabs. */
function downloadPart(
  {cache}: ServedBuild,
  name: string,
  files: readonly BuildFile[],
  signal: AbortSignal,
): Promise<Outcome> {
  let cachedSize = getOfflineState().parts.find((part) => part.name === name)?.cachedSize ?? 0;
  return download(files, {
    cache,
    fetch: window.fetch.bind(window),
    signal,
    onCached(file) {
      cachedSize += file.size;
      setState({kinds: withFile(getOfflineState().kinds, file)});
      const progress = {name, keptSize: cachedSize};
      showProgress(progress);
      broadcastProgress(progress);
    },
  });
}

/** Converts an error to an outcome. The reader sees only the outcome, so the error is logged. */
function outcomeOf(error: unknown): Outcome {
  console.warn(error);
  return isQuotaError(error) ? 'full' : 'broken';
}

/** Caches a part of the site, and continues where an earlier attempt ended. */
export async function cachePart(name: string): Promise<void> {
  const served = servedBuild;
  if (!served || getOfflineState().active !== undefined) {
    return;
  }
  const controller = new AbortController();
  stopActive = () => controller.abort();
  setState({active: name, lastAction: undefined});
  const {cache} = served;
  const files = filesOf(served, name);
  let outcome: Outcome;
  try {
    const cached = new Set(await runExclusive(() => cache.filter(files)));
    const missing = files.filter((file) => !cached.has(file));
    if (await hasRoomFor(sum(missing))) {
      await persist();
      await runExclusive(async () =>
        choose(cache, [...new Set([...(await cache.choices()), name])]),
      );
      outcome = await withPartLock(name, () => {
        notifyOtherTabs();
        return downloadPart(served, name, missing, controller.signal);
      });
    } else {
      outcome = 'full';
    }
  } catch (error) {
    outcome = outcomeOf(error);
  }
  stopActive = undefined;
  await runExclusive(async () => {
    const now = await readState(served).catch((error: unknown) => {
      outcome = outcomeOf(error);
    });
    setState({...now, active: undefined, lastAction: {name, outcome}});
  });
  notifyOtherTabs();
}

/** Stops caching a part. The files that are cached already stay. */
export function stopCaching(): void {
  stopActive?.();
}

/** Removes the files of a part, and shows the new state. */
async function removeFiles(served: ServedBuild, name: string): Promise<void> {
  const {build, cache} = served;
  const needed = filesOfPage(build);
  const cached = await cache.filter(filesOf(served, name));
  const unneeded = cached.filter((file) => !needed.has(file));
  // Files are removed first, because there may be no room for the changed choices until then.
  await cache.remove(unneeded);
  const choices = (await cache.choices()).filter((choice) => choice !== name);
  // If there is still no room, the part is shown as incomplete.
  await choose(cache, choices).catch(() => undefined);
  const now = await readState(served);
  // One update, because the message for an incomplete part would be wrong in between.
  setState({
    ...(getOfflineState().active === undefined
      ? now
      : {
          // The state that was read is older than the progress of the part being cached.
          parts: getOfflineState().parts.map((part, index) =>
            part.name === name ? (now.parts[index] ?? part) : part,
          ),
          kinds: unneeded.reduce(withoutFile, getOfflineState().kinds),
          pages: now.pages,
        }),
    lastAction: {name, outcome: 'removed'},
  });
}

/**
 * Removes a part of the site, except for the files that the offline page needs: it is the fallback
 * for pages that are not cached.
 */
export async function removePart(name: string): Promise<void> {
  const served = servedBuild;
  if (!served) {
    return;
  }
  try {
    await runExclusive(() => removeFiles(served, name));
  } catch (error) {
    setState({lastAction: {name, outcome: outcomeOf(error)}});
  }
  notifyOtherTabs();
}
