import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import {Build, type BuildFile} from '../../model/manifest';
import {download, type Outcome} from '../../store/download';
import {
  isQuotaError,
  wholeSite,
  type Choices,
  type KeptFiles,
  type KeptPage,
} from '../../store/KeptFiles';
import {keptFiles, manifestOf, registerWorker} from '../pageWorker';
import {filesOfPage} from './filesOfPage';
import {inTurn} from './inTurn';
import {withFile, withoutFile, type KindState} from './kinds';
import {asKeeper, partsInKeeping, tellProgress, whenReleased, type Progress} from './otherKeepers';
import {tellOtherTabs} from './otherTabs';

/** Whether the browser can cache the site. */
export type Support =
  | 'asking'
  /** The development server is running, which has no worker. */
  | 'development'
  /** The browser has no service workers, or has none for pages from an insecure connection. */
  | 'missing'
  /** The browser refuses, as in some private windows. */
  | 'blocked'
  /** The worker could not be set up. */
  | 'failed'
  | 'ready';

/** The outcome of the reader's last action on a part. */
export type Ended = Outcome | 'removed';

/** A part of the site, and how much of it is cached. */
export interface PartState {
  readonly name: string;
  /** The label that readers see; undefined for the whole site. */
  readonly label: string | undefined;
  /** Size of the part in bytes. */
  readonly size: number;
  /** Bytes of it that are cached. */
  readonly keptSize: number;
  /** Cached bytes that the offline page does not need. */
  readonly removableSize: number;
  /** Whether the reader chose to cache the part. */
  readonly isChosen: boolean;
  /** Whether the reader chose the part and the browser has evicted it since. */
  readonly wasEvicted: boolean;
  /** Whether another tab is caching the part. */
  readonly isKeptElsewhere: boolean;
}

/** The state that the controls show. */
export interface Keeping {
  readonly support: Support;
  readonly parts: readonly PartState[];
  readonly kinds: readonly KindState[];
  readonly pages: readonly KeptPage[];
  /** The name of the part that is being cached. */
  readonly active: string | undefined;
  /** The outcome of the last attempt to cache or remove a part. */
  readonly ended: {readonly name: string; readonly outcome: Ended} | undefined;
}

let state: Keeping = {
  support: 'asking',
  parts: [],
  kinds: [],
  pages: [],
  active: undefined,
  ended: undefined,
};
const listeners = new Set<() => void>();

function set(change: Partial<Keeping>): void {
  state = {...state, ...change};
  listeners.forEach((listener) => listener());
}

/** Returns the current state. */
export const getKeeping = (): Keeping => state;

/** Calls a function at each change. @returns a function that ends the subscription. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The build that the worker serves, and its cached files. */
interface Open {
  readonly build: Build;
  readonly kept: KeptFiles;
}

let opened: Open | undefined;
let stopActive: (() => void) | undefined;

const sum = (files: readonly BuildFile[]) => files.reduce((total, {size}) => total + size, 0);
const nameOf = ({part}: BuildFile) => part?.name ?? wholeSite;
const filesOf = ({build}: Open, name: string) =>
  build.files.filter((file) => nameOf(file) === name);

/**
 * The key of a second copy of the choices. Browsers may evict the caches and keep local storage.
 */
const choicesKey = `offline.choices:${settings.root}`;

function rememberedChoices(): Choices {
  try {
    return JSON.parse(localStorage.getItem(choicesKey) ?? '[]') as Choices;
  } catch {
    return [];
  }
}

async function choose(kept: KeptFiles, choices: Choices): Promise<void> {
  await kept.choose(choices);
  try {
    localStorage.setItem(choicesKey, JSON.stringify(choices));
  } catch {
    // Without this copy, the page only cannot show that the browser has evicted a part.
  }
}

/** Reads the state of the caches that the controls show. */
async function read(open: Open): Promise<Pick<Keeping, 'parts' | 'kinds' | 'pages'>> {
  const {build, kept} = open;
  const there = await kept.filter(build.files);
  const needed = filesOfPage(build);
  const choices = await kept.choices();
  const remembered = rememberedChoices();
  const inKeeping = await partsInKeeping();
  const parts = [wholeSite, ...build.parts.map(({name}) => name)].map((name) => {
    const isChosen = choices.includes(name);
    const thereOfPart = there.filter((file) => nameOf(file) === name);
    return {
      name,
      label: name === wholeSite ? undefined : (settings.labels[name] ?? name),
      size: sum(filesOf(open, name)),
      keptSize: sum(thereOfPart),
      removableSize: sum(thereOfPart.filter((file) => !needed.has(file))),
      isChosen,
      wasEvicted: !isChosen && remembered.includes(name),
      isKeptElsewhere: inKeeping.has(name) && name !== state.active,
    };
  });
  parts.filter((part) => part.isKeptElsewhere).forEach(({name}) => void refreshOnRelease(name));
  const kinds = there.reduce(withFile, []);
  return {parts, kinds, pages: await kept.pages(build)};
}

/**
 * Shows the current state of the caches. An earlier outcome is cleared if the state has changed.
 */
const refresh = (open: Open): Promise<void> =>
  inTurn(async () => {
    const now = await read(open);
    if (state.active !== undefined) {
      // The state that was read is older than the progress shown by now.
      return;
    }
    const isSame = JSON.stringify(now.parts) === JSON.stringify(state.parts);
    set({...now, ended: isSame ? state.ended : undefined});
  });

/** Shows changes by other tabs. This tab counts its own progress. */
export async function refreshKeeping(): Promise<void> {
  if (opened && state.active === undefined) {
    // If the caches cannot be read, the shown state stays.
    await refresh(opened).catch(console.warn);
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
    await refreshKeeping();
  }
}

/** Shows how much of a part is cached by now. */
function showProgress({name, keptSize}: Progress): void {
  set({parts: state.parts.map((part) => (part.name === name ? {...part, keptSize} : part))});
}

/** Shows the progress of another tab. */
export function showOtherProgress(progress: Progress): void {
  if (state.parts.some(({name, isKeptElsewhere}) => name === progress.name && isKeptElsewhere)) {
    showProgress(progress);
  }
}

/** Waits for an active worker; undefined if it could not be set up. */
async function activeWorker(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorker | undefined> {
  const {installing} = registration;
  if (registration.active || !installing) {
    return registration.active ?? undefined;
  }
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') {
        resolve(installing);
      } else if (installing.state === 'redundant') {
        resolve(undefined);
      }
    });
  });
}

/** Finds out whether the browser can cache the site, and what is cached. */
export async function openKeeping(): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    set({support: 'development'});
    return;
  }
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    set({support: 'missing'});
    return;
  }
  let registration: ServiceWorkerRegistration;
  try {
    const kept = keptFiles();
    await kept.choices();
    registration = await registerWorker();
  } catch {
    // A worker that was registered earlier still works while the host does not respond.
    const known = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    if (!known) {
      set({support: 'blocked'});
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
    opened = {build: new Build(manifest), kept: keptFiles()};
    await refresh(opened);
    set({support: 'ready'});
  } catch {
    set({support: 'failed'});
  }
}

/** Whether there is enough storage for some bytes, as far as the browser reports it. */
async function hasRoomFor(bytes: number): Promise<boolean> {
  try {
    const {quota = Infinity, usage = 0} = await navigator.storage.estimate();
    return quota - usage >= bytes;
  } catch {
    return true;
  }
}

/**
 * Requests persistent storage, so that the browser does not evict the caches; the browser may ask
 * the reader.
 */
async function persist(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // The files stay cached as long as there is room.
  }
}

/** Downloads files of a part into the cache, and shows the progress here and in other tabs. */
function downloadPart(
  {kept}: Open,
  name: string,
  files: readonly BuildFile[],
  signal: AbortSignal,
): Promise<Outcome> {
  let keptSize = state.parts.find((part) => part.name === name)?.keptSize ?? 0;
  return download(files, {
    kept,
    fetch: window.fetch.bind(window),
    signal,
    onKept(file) {
      keptSize += file.size;
      set({kinds: withFile(state.kinds, file)});
      showProgress({name, keptSize});
      tellProgress({name, keptSize});
    },
  });
}

/** Converts an error to an outcome. The reader sees only the outcome, so the error is logged. */
function outcomeOf(error: unknown): Outcome {
  console.warn(error);
  return isQuotaError(error) ? 'full' : 'broken';
}

/** Caches a part of the site, and continues where an earlier attempt ended. */
export async function keep(name: string): Promise<void> {
  const open = opened;
  if (!open || state.active !== undefined) {
    return;
  }
  const controller = new AbortController();
  stopActive = () => controller.abort();
  set({active: name, ended: undefined});
  const {kept} = open;
  const files = filesOf(open, name);
  let outcome: Outcome;
  try {
    const there = new Set(await inTurn(() => kept.filter(files)));
    const missing = files.filter((file) => !there.has(file));
    if (await hasRoomFor(sum(missing))) {
      await persist();
      await inTurn(async () => choose(kept, [...new Set([...(await kept.choices()), name])]));
      outcome = await asKeeper(name, () => {
        tellOtherTabs();
        return downloadPart(open, name, missing, controller.signal);
      });
    } else {
      outcome = 'full';
    }
  } catch (error) {
    outcome = outcomeOf(error);
  }
  stopActive = undefined;
  await inTurn(async () => {
    const now = await read(open).catch((error: unknown) => {
      outcome = outcomeOf(error);
    });
    set({...now, active: undefined, ended: {name, outcome}});
  });
  tellOtherTabs();
}

/** Stops caching a part. The files that are cached already stay. */
export function stop(): void {
  stopActive?.();
}

/** Removes the files of a part, and shows the new state. */
async function removeFiles(open: Open, name: string): Promise<void> {
  const {build, kept} = open;
  const needed = filesOfPage(build);
  const there = await kept.filter(filesOf(open, name));
  const unneeded = there.filter((file) => !needed.has(file));
  // Files are removed first, because there may be no room for the changed choices until then.
  await kept.remove(unneeded);
  const choices = (await kept.choices()).filter((choice) => choice !== name);
  // If there is still no room, the part is shown as incomplete.
  await choose(kept, choices).catch(() => undefined);
  const now = await read(open);
  // One update, because the message for an incomplete part would be wrong in between.
  set({
    ...(state.active === undefined
      ? now
      : {
          // The state that was read is older than the progress of the part being cached.
          parts: state.parts.map((part, index) =>
            part.name === name ? (now.parts[index] ?? part) : part,
          ),
          kinds: unneeded.reduce(withoutFile, state.kinds),
          pages: now.pages,
        }),
    ended: {name, outcome: 'removed'},
  });
}

/**
 * Removes a part of the site, except for the files that the offline page needs: it is the fallback
 * for pages that are not cached.
 */
export async function remove(name: string): Promise<void> {
  const open = opened;
  if (!open) {
    return;
  }
  try {
    await inTurn(() => removeFiles(open, name));
  } catch (error) {
    set({ended: {name, outcome: outcomeOf(error)}});
  }
  tellOtherTabs();
}
