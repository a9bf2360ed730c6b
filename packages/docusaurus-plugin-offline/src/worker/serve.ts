import {Build} from '../model/manifest';
import {bypassHeader, type Message, type Responses} from '../model/messages';
import {FileCache} from '../store/FileCache';
import {respond} from './respond';
import {fetchManifest, loadManifest} from '../store/loadManifest';
import {prepareBuild} from './install';
import {cacheVisitedPage} from './cacheVisitedPage';
import type {FetchEvent, WorkerScope, WorkerSettings} from './scope';

/** Milliseconds that the network may take before a cached page is shown. */
const timeout = 3000;

/** Whether the worker handles a request. */
const isForWorker = ({method, url, headers}: Request, root: string) =>
  method === 'GET' && url.startsWith(root) && !headers.has(bypassHeader);

/** Serves a site from the cached files of one build, and caches the pages that readers visit. */
export function serve(scope: WorkerScope, {manifest: manifestFile}: WorkerSettings): void {
  const root = scope.registration.scope;
  const cache = new FileCache(scope.caches, root);
  let loading: Promise<Build> | undefined;
  let leavesNavigations = false;

  /** Returns the build of this worker. */
  const loadBuild = (): Promise<Build> => {
    loading ??= loadManifest(cache, root, manifestFile).then((manifest) => new Build(manifest));
    loading.catch(() => (loading = undefined));
    return loading;
  };

  const respondTo = async (event: FetchEvent): Promise<Response> => {
    const {request, preloadResponse} = event;
    const fromNetwork = async () => (await preloadResponse) ?? fetch(request);
    let build: Build;
    try {
      build = await loadBuild();
    } catch {
      // The manifest is neither cached nor on the host any more, so the network has to respond.
      return fromNetwork();
    }
    const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
    return respond(request, {build, cache, fromNetwork, waitUntil, timeout, root});
  };

  scope.addEventListener('install', (event) => {
    event.waitUntil(
      fetchManifest(root + manifestFile).then((manifest) =>
        prepareBuild(cache, manifestFile, manifest),
      ),
    );
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      (async () => {
        await cache.removeOthers(await loadBuild(), manifestFile);
        await scope.registration.navigationPreload?.enable();
        await scope.clients.claim();
      })(),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const isLeft = leavesNavigations && event.request.mode === 'navigate';
    if (!isLeft && isForWorker(event.request, root)) {
      event.respondWith(respondTo(event));
    }
  });

  scope.addEventListener('message', (event) => {
    const message = event.data as Message;
    const answer = (response: Responses[keyof Responses]) => event.ports[0]?.postMessage(response);
    if (message.type === 'takeOver') {
      event.waitUntil(scope.skipWaiting());
    } else if (message.type === 'leaveNavigations') {
      leavesNavigations = true;
      answer(null);
    } else if (message.type === 'whichBuild') {
      answer({manifest: manifestFile});
    } else {
      event.waitUntil(loadBuild().then((build) => cacheVisitedPage(message, {build, cache, root})));
    }
  });
}
