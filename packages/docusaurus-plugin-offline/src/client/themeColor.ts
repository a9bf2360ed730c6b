import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/** Sets the theme colour of the browser to that of the current colour mode. */
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
