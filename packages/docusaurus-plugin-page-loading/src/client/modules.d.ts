/** Docusaurus' own client entry, aliased by the production build. */
declare module '@page-loading/application';

/** The islands of the modules that the plugin's options name. */
declare module '@page-loading/islands' {
  const registered: readonly import('./islands/registry').Islands[];
  export default registered;
}

/** The controls of the modules that the plugin's options name. */
declare module '@page-loading/controls' {
  const registered: readonly import('./controls/registry').Controls[];
  export default registered;
}

/** The permalinks of all docs. */
declare module '@page-loading/docs' {
  const docs: readonly string[];
  export default docs;
}

/** The fonts that the plugin's options name. */
declare module '@page-loading/fonts' {
  const fonts: readonly string[];
  export default fonts;
}
