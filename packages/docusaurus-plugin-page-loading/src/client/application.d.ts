/** Docusaurus' own entry of the browser's bundle, by an alias of the production build. */
declare module '@page-loading/application';
