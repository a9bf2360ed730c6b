import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/**
 * Makes the site installable. If the HTML named the manifest, browsers would fetch it before the
 * page is shown.
 */
export function linkWebManifest(): void {
  if (settings.webManifest !== null) {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = settings.webManifest;
    document.head.append(link);
  }
}
