declare module '@generated/docusaurus-plugin-offline/default/settings.json' {
  const settings: import('../model/settings').Settings;
  export default settings;
}
