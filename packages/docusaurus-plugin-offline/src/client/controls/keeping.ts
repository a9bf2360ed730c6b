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

/** Whether the browser can keep anything. */
export type Support =
  | 'asking'
  /** The site is being written, and has no worker. */
  | 'development'
  /** It has no service workers, or not for a page that came over an insecure connection. */
  | 'missing'
  /** It refuses, as in some private windows. */
  | 'blocked'
  /** The worker could not be set up. */
  | 'failed'
  | 'ready';

/** How the last thing that the reader had done with a part ended. */
export type Ended = Outcome | 'removed';

/** A part of the site, and how much of it is kept. */
export interface PartState {
  readonly name: string;
  /** What readers call it; absent for the whole site. */
  readonly label: string | undefined;
  /** Bytes of all of it. */
  readonly size: number;
  /** Bytes of it that are kept. */
  readonly keptSize: number;
  /** Bytes of it that are kept and that this page can do without. */
  readonly removableSize: number;
  /** Whether the reader chose to keep it. */
  readonly isChosen: boolean;
  /** Whether the reader chose it and the browser has removed it since. */
  readonly wasEvicted: boolean;
  /** Whether another tab is keeping it. */
  readonly isKeptElsewhere: boolean;
}

/** What the controls show. */
export interface Keeping {
  readonly support: Support;
  readonly parts: readonly PartState[];
  readonly kinds: readonly KindState[];
  readonly pages: readonly KeptPage[];
  /** The name of the part that is being kept. */
  readonly active: string | undefined;
  /** How the last try to keep a part, or to remove it, ended. */
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

/** Returns what is known now. */
export const getKeeping = (): Keeping => state;

/** Has a function called at each change. @returns what ends this. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The build that the worker serves, and what is kept of it. */
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

/** Where the choices are written down a second time: browsers clear it apart from the caches. */
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
    // Without it, the page only cannot tell that the browser has removed what was kept.
  }
}

/** Reads what is kept, for all that is shown. */
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

/** Shows what is kept now. What ended before is not said any more when something has changed since. */
const refresh = (open: Open): Promise<void> =>
  inTurn(async () => {
    const now = await read(open);
    if (state.active !== undefined) {
      // What has been kept while it was read would be taken back.
      return;
    }
    const isSame = JSON.stringify(now.parts) === JSON.stringify(state.parts);
    set({...now, ended: isSame ? state.ended : undefined});
  });

/** Shows what other tabs have changed; what this one keeps, it counts by itself. */
export async function refreshKeeping(): Promise<void> {
  if (opened && state.active === undefined) {
    // Where it cannot be read, what is shown stays.
    await refresh(opened).catch(console.warn);
  }
}

/** The parts that other tabs are keeping and whose end is waited for. */
const awaited = new Set<string>();

/** Shows what has become of a part when no other tab is keeping it any more. */
async function refreshOnRelease(name: string): Promise<void> {
  if (!awaited.has(name)) {
    awaited.add(name);
    await whenReleased(name);
    awaited.delete(name);
    await refreshKeeping();
  }
}

/** Shows how much of a part there is now. */
function showProgress({name, keptSize}: Progress): void {
  set({parts: state.parts.map((part) => (part.name === name ? {...part, keptSize} : part))});
}

/** Shows how far another tab is with a part. */
export function showOtherProgress(progress: Progress): void {
  if (state.parts.some(({name, isKeptElsewhere}) => name === progress.name && isKeptElsewhere)) {
    showProgress(progress);
  }
}

/** Waits for a worker that serves; undefined when it could not be set up. */
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

/** Finds out what the browser can keep and has kept. */
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
    // What was registered before still serves while the host does not answer.
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

/** Whether there is room for so many bytes, as far as the browser tells. */
async function hasRoomFor(bytes: number): Promise<boolean> {
  try {
    const {quota = Infinity, usage = 0} = await navigator.storage.estimate();
    return quota - usage >= bytes;
  } catch {
    return true;
  }
}

/** Asks the browser not to remove what is kept; it may ask the reader. */
async function persist(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // It is kept as long as there is room.
  }
}

/** Fetches files of a part and keeps them, and shows here and in other tabs how far it is. */
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

/** Returns how something ended that threw an error: the reader is told no more of it. */
function outcomeOf(error: unknown): Outcome {
  console.warn(error);
  return isQuotaError(error) ? 'full' : 'broken';
}

/** Keeps a part of the site, from where an earlier try ended. */
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

/** Stops what is being kept; what is there stays. */
export function stop(): void {
  stopActive?.();
}

/** Removes files of a part, and shows what is kept then. */
async function removeFiles(open: Open, name: string): Promise<void> {
  const {build, kept} = open;
  const needed = filesOfPage(build);
  const there = await kept.filter(filesOf(open, name));
  const unneeded = there.filter((file) => !needed.has(file));
  // Before the choice is written down, for which there may be no room until then.
  await kept.remove(unneeded);
  const choices = (await kept.choices()).filter((choice) => choice !== name);
  // Where there is no room even for that, the part counts as one that is not whole.
  await choose(kept, choices).catch(() => undefined);
  const now = await read(open);
  // In one go: what is said of a part that is not whole would be wrong in between.
  set({
    ...(state.active === undefined
      ? now
      : {
          // What has been kept of the other part while it was read would be taken back.
          parts: state.parts.map((part, index) =>
            part.name === name ? (now.parts[index] ?? part) : part,
          ),
          kinds: unneeded.reduce(withoutFile, state.kinds),
          pages: now.pages,
        }),
    ended: {name, outcome: 'removed'},
  });
}

/** Removes a part of the site, but for what this page needs: it stands in for what is not kept. */
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
