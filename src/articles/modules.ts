/** Returns the name of the data module with the articles related to the one in a file. */
export const relatedModule = (file: string): string => `related/${file}.json`;

/** Returns the import specifier of a data module of this plugin. */
export const moduleSpecifier = (name: string): string => `@generated/articles/default/${name}`;
