import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import {keptFiles} from './pageWorker';

/**
 * Ends the worker that a built site, which was served at this address, has left in the browser, and
 * loads the page without it. The worker that the development server has in its place would wait
 * for as long as a page listens to that server.
 */
async function endFormerWorker(): Promise<void> {
  const {controller} = navigator.serviceWorker;
  if (!controller || new URL(controller.scriptURL).pathname !== settings.worker) {
    return;
  }
  const registration = await navigator.serviceWorker.getRegistration(settings.root);
  await keptFiles().removeAll();
  if (await registration?.unregister()) {
    window.location.reload();
  }
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  void endFormerWorker();
}
