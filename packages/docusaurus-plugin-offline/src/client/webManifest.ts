import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/** Lets browsers install the site. One that knew of the manifest earlier would fetch it before the page is shown. */
export function nameWebManifest(): void {
  if (settings.webManifest !== null) {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = settings.webManifest;
    document.head.append(link);
  }
}
