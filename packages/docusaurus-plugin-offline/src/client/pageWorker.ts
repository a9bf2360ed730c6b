import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import type {Message, Responses} from '../model/messages';
import {FileCache} from '../store/FileCache';
import {loadManifest} from '../store/loadManifest';
import type {Manifest} from '../model/manifest';
import {workerAddress} from './workerAddress';

/** Timeout in milliseconds for a worker to respond. */
const responseTimeout = 5000;

/**
 * Timeout in milliseconds for a worker to take over, and for the active worker to make way. The
 * reader sees the old build's page meanwhile.
 */
const activationTimeout = 2000;

/** Returns the cached files of the site. */
export const openFileCache = (): FileCache =>
  new FileCache(caches, new URL(settings.root, window.location.href).href);

/**
 * Registers the worker, or returns the existing registration. @throws Error if the browser refuses.
 */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerAddress(), {
    scope: settings.root,
    updateViaCache: 'none',
  });

/** Sends a message to a worker. */
export const sendMessage = (worker: ServiceWorker, message: Message): void =>
  worker.postMessage(message);

const withTimeout = <T>(promise: Promise<T>, milliseconds: number, fallback: T): Promise<T> =>
  Promise.race([
    promise,
    new Promise<T>((resolve) => {
      setTimeout(() => resolve(fallback), milliseconds);
    }),
  ]);

/** Sends a message to a worker, and returns its response; undefined if none comes in time. */
function request<Type extends keyof Responses>(
  worker: ServiceWorker,
  type: Type,
  milliseconds: number,
): Promise<Responses[Type] | undefined> {
  const {port1, port2} = new MessageChannel();
  const response = new Promise<Responses[Type]>((resolve) => {
    port1.onmessage = ({data}: MessageEvent<Responses[Type]>) => resolve(data);
  });
  worker.postMessage({type} satisfies Message, [port2]);
  return withTimeout(response, milliseconds, undefined).finally(() => port1.close());
}

/**
 * Returns the manifest of a worker; undefined if the worker does not respond. @throws Error if the
 * manifest is not cached, and the host does not send it.
 */
export async function manifestOf(worker: ServiceWorker): Promise<Manifest | undefined> {
  const build = await request(worker, 'whichBuild', responseTimeout);
  return build && loadManifest(openFileCache(), settings.root, build.manifest);
}

/**
 * Makes a waiting worker take over; resolves when it has, or after a timeout.
 *
 * Chromium leaves the new worker waiting if the active worker is woken up while it stops. It then
 * stops the active worker in the middle of the next navigation, which never ends. So the active
 * worker is told to handle no more navigations. A navigation could overtake the message, so the
 * worker has to respond first. A worker of an older build does not.
 */
export async function activateWaiting(worker: ServiceWorker): Promise<void> {
  if (worker.state !== 'installed') {
    // Another tab was faster.
    return;
  }
  const changed = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), {once: true});
  });
  sendMessage(worker, {type: 'takeOver'});
  if (
    !(await withTimeout(changed, activationTimeout, false)) &&
    navigator.serviceWorker.controller
  ) {
    await request(navigator.serviceWorker.controller, 'leaveNavigations', activationTimeout);
  }
}
