import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/** Gives the browser around the page the colour of the mode that is shown. */
export function followThemeColor(): void {
  const {themeColor} = settings;
  const meta = document.querySelector('meta[name=theme-color]');
  if (!themeColor || !meta) {
    return;
  }
  const root = document.documentElement;
  const follow = () =>
    meta.setAttribute('content', themeColor[root.dataset.theme === 'dark' ? 'dark' : 'light']);
  new MutationObserver(follow).observe(root, {attributeFilter: ['data-theme']});
  follow();
}
