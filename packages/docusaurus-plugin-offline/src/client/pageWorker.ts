import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import type {Message, WorkerBuild} from '../model/messages';
import {fetchManifest} from '../store/fetchManifest';
import {KeptFiles} from '../store/KeptFiles';
import type {Manifest} from '../model/manifest';
import {workerAddress} from './workerAddress';

/** Timeout in milliseconds for a worker to respond. */
const patience = 5000;

/**
 * Timeout in milliseconds for a worker to take over. The reader sees the old build's page
 * meanwhile.
 */
const takeOverPatience = 2000;

/** Returns the cached files of the site. */
export const keptFiles = (): KeptFiles =>
  new KeptFiles(caches, new URL(settings.root, window.location.href).href);

/**
 * Registers the worker, or returns the existing registration. @throws Error if the browser refuses.
 */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerAddress(), {
    scope: settings.root,
    updateViaCache: 'none',
  });

/** Sends a message to a worker. */
export const tell = (worker: ServiceWorker, message: Message): void => worker.postMessage(message);

const within = <T>(promise: Promise<T>, milliseconds: number, otherwise: T): Promise<T> =>
  Promise.race([
    promise,
    new Promise<T>((resolve) => {
      setTimeout(() => resolve(otherwise), milliseconds);
    }),
  ]);

/**
 * Requests the file name of the manifest from a worker; undefined if the worker does not respond.
 */
function askManifestFile(worker: ServiceWorker): Promise<string | undefined> {
  const {port1, port2} = new MessageChannel();
  const answer = new Promise<string | undefined>((resolve) => {
    port1.onmessage = ({data}: MessageEvent<WorkerBuild>) => resolve(data.manifest);
  });
  worker.postMessage({type: 'whichBuild'} satisfies Message, [port2]);
  return within(answer, patience, undefined).finally(() => port1.close());
}

/** Returns the manifest of a worker. @throws Error if the host does not send it. */
export async function manifestOf(worker: ServiceWorker): Promise<Manifest | undefined> {
  const file = await askManifestFile(worker);
  if (file === undefined) {
    return undefined;
  }
  const kept = await keptFiles().findManifest(file);
  return kept ?? fetchManifest(settings.root + file);
}

/**
 * Makes a waiting worker take over; resolves when it has, or after a timeout.
 *
 * Chromium leaves the new worker waiting if the active worker is woken up while it stops. It then
 * stops the active worker in the middle of the next navigation, which never ends. So the active
 * worker is told to handle no more navigations.
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
