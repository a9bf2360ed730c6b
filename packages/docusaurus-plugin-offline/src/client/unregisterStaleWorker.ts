import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import {openFileCache} from './pageWorker';

/**
 * Removes the worker that a built site at this address has left in the browser, and reloads the
 * page without it. The development server also serves a worker that replaces it. But that worker
 * would wait as long as a page is connected to the development server.
 */
async function unregisterStaleWorker(): Promise<void> {
  const {controller} = navigator.serviceWorker;
  if (!controller || new URL(controller.scriptURL).pathname !== settings.worker) {
    return;
  }
  const registration = await navigator.serviceWorker.getRegistration(settings.root);
  await openFileCache().removeAll();
  if (await registration?.unregister()) {
    window.location.reload();
  }
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  void unregisterStaleWorker();
}
