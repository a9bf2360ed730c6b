import {articleOf} from '../model/article';
import {defaultRegion} from './listings';

/** The plugin's name. Docusaurus also uses it for the folder of the plugin's generated data. */
export const pluginName = 'docusaurus-plugin-cpp-listings';

/** Name of the data module with the catalogue of all problems. */
export const catalogueModule = 'catalogue.json';

/** Name of the file with the name of the plugin's listings folder, which is read without a page. */
export const folderFile = 'folder.json';

/** Returns a path as the name of a single file. */
const flat = (name: string): string => name.replaceAll('/', '~');

/** Name of the data module for a region of a listing. */
export function listingModule(file: string, region: string = defaultRegion): string {
  return `${flat(file)}.${region}.json`;
}

/** Name of the data module for a problem. */
export const problemModule = (id: string): string => `${flat(id)}.problem.json`;

/** Name of the data module with the summary of an article's checks. */
export const checkedModule = (article: string): string => `${article}.checked.json`;

/** Name of the data module with the summaries of all articles' checks. */
export const checksModule = 'checks.json';

/** Returns the specifier with which a page imports a data module. */
export function moduleSpecifier(moduleName: string): string {
  return `@generated/${pluginName}/default/${moduleName}`;
}

/** The folder of the modules that pages import to draw costs, below the plugin's data folder. */
export const costsFolder = 'costs';

/** Name of the module that a page imports to draw the costs of a problem. */
export const costsModule = (problem: string): string => `${flat(problem)}.js`;

/** Name of the data module with a problem's counts, each with its own key, for a page's text. */
export const countsModule = (problem: string): string => `${flat(problem)}.counts.json`;

/** The folder of the modules that pages import to draw speeds, below the plugin's data folder. */
export const speedFolder = 'speed';

/** Name of the module that a page imports to draw the speeds of a problem. */
export const speedModule = (problem: string): string => `${flat(problem)}.js`;

/** Name of the data module with a problem's speeds, each with its own key, for a page's text. */
export const citedSpeedsModule = (problem: string): string => `${flat(problem)}.speeds.json`;

/** The folder of the modules of live listings, below the plugin's data folder. */
export const liveFolder = 'live';

/** Name of the module that a page imports for a live listing. */
export const liveModule = (file: string): string => `${flat(file)}.js`;

/** Name of the module with all bug hunts of a pitfall's article. */
export const huntsModule = (file: string): string => `${articleOf(file)}.hunts.js`;
