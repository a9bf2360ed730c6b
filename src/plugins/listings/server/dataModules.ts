import {defaultRegion} from './listings';

/** The plugin's name: Docusaurus keeps what it makes in a folder called so. */
export const pluginName = 'contiguous-listings';

/** Name of the data module with the catalogue of all problems. */
export const catalogueModule = 'catalogue.json';

/** A path as the name of one file. */
export const flat = (name: string): string => name.replaceAll('/', '~');

/** Name of the data module for a region of a listing. */
export function listingModule(file: string, region: string = defaultRegion): string {
  return `${flat(file)}.${region}.json`;
}

/** Name of the data module for a problem. */
export function problemModule(id: string): string {
  return `${flat(id)}.problem.json`;
}

/** What a page imports to get a data module. */
export function moduleSpecifier(moduleName: string): string {
  return `@generated/${pluginName}/default/${moduleName}`;
}
