import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import type {Message, WorkerBuild} from '../model/messages';
import {fetchManifest} from '../store/fetchManifest';
import {KeptFiles} from '../store/KeptFiles';
import type {Manifest} from '../model/manifest';
import {workerAddress} from './workerAddress';

/** Milliseconds that a worker may take to answer. */
const patience = 5000;

/** Milliseconds that a worker may take to take over: the reader has seen the old build's page. */
const takeOverPatience = 2000;

/** Returns what is kept of the site. */
export const keptFiles = (): KeptFiles =>
  new KeptFiles(caches, new URL(settings.root, window.location.href).href);

/** Registers the worker, or finds the one that is there. @throws Error where browsers refuse. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerAddress(), {
    scope: settings.root,
    updateViaCache: 'none',
  });

/** Tells a worker something. */
export const tell = (worker: ServiceWorker, message: Message): void => worker.postMessage(message);

const within = <T>(promise: Promise<T>, milliseconds: number, otherwise: T): Promise<T> =>
  Promise.race([
    promise,
    new Promise<T>((resolve) => {
      setTimeout(() => resolve(otherwise), milliseconds);
    }),
  ]);

/** Asks a worker for the name of its build's manifest; undefined where it does not answer. */
function askManifestFile(worker: ServiceWorker): Promise<string | undefined> {
  const {port1, port2} = new MessageChannel();
  const answer = new Promise<string | undefined>((resolve) => {
    port1.onmessage = ({data}: MessageEvent<WorkerBuild>) => resolve(data.manifest);
  });
  worker.postMessage({type: 'whichBuild'} satisfies Message, [port2]);
  return within(answer, patience, undefined).finally(() => port1.close());
}

/** Returns the manifest that a worker serves. @throws Error when the host does not give it. */
export async function manifestOf(worker: ServiceWorker): Promise<Manifest | undefined> {
  const file = await askManifestFile(worker);
  if (file === undefined) {
    return undefined;
  }
  const kept = await keptFiles().findManifest(file);
  return kept ?? fetchManifest(settings.root + file);
}

/**
 * Has a worker that waits take over; resolves when it has, or does not.
 *
 * Chromium leaves it waiting where the worker in charge is woken while it stops, and stops that one
 * in the middle of the next navigation, which then never ends: so that one is to answer none.
 */
export async function takeOver(worker: ServiceWorker): Promise<void> {
  if (worker.state !== 'installed') {
    // Another tab was faster.
    return;
  }
  const changed = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), {once: true});
  });
  tell(worker, {type: 'takeOver'});
  if (!(await within(changed, takeOverPatience, false)) && navigator.serviceWorker.controller) {
    tell(navigator.serviceWorker.controller, {type: 'leaveNavigations'});
  }
}
