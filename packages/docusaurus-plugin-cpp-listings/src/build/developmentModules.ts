import path from 'node:path';
import type {ListingsContent} from '../content/loadContent';
import {articleOf, isMainProblem} from '../model/article';
import {
  costsFolder,
  costsModule,
  countsModule,
  huntsModule,
  liveFolder,
  liveModule,
} from '../content/moduleNames';
import {compilerFolder, writeDevelopmentCompilerModules} from './compilerModules';
import {writeContentModules, type Site} from './contentModules';
import {allCostsModule} from './costModules';
import {paths} from './developmentData';
import {hintsModule, recordedModule} from './listingModules';
import {ModuleFolder} from './moduleFolder';

const withData = (data: string, names: readonly string[]) =>
  `export default ${JSON.stringify({data, ...Object.fromEntries(names.map((name) => [name, '']))})};\n`;

/**
 * Writes the modules that pages import during development. Instead of data they contain addresses
 * from which the development server sends the data once it is built. So the modules never change,
 * and no page reloads when a build ends.
 *
 * @param root the address of the plugin's folder on the development server.
 * @param others further data modules, by their names.
 */
export function writeDevelopmentModules(
  site: Site,
  content: ListingsContent,
  root: string,
  others: ReadonlyMap<string, object>,
): void {
  const problems = content.problems.map(({data}) => data);
  const {dataDir} = site;
  writeContentModules(
    site,
    content,
    new Map<string, object>([
      ...others,
      // Only prerendered pages use the data of these modules.
      ...[recordedModule, hintsModule, allCostsModule].map((name) => [name, {}] as const),
      ...problems.map(({id}) => [countsModule(id), {}] as const),
    ]),
  );
  const live = new ModuleFolder(path.join(dataDir, liveFolder));
  const costs = new ModuleFolder(path.join(dataDir, costsFolder));
  for (const {id, listings, pitfalls} of problems) {
    const article = articleOf(id);
    for (const {file} of listings) {
      const name = `${id}/${file}`;
      live.write(liveModule(name), withData(root + paths.listing(name), ['plain', 'traced']));
    }
    if (pitfalls.length > 0) {
      live.write(huntsModule(id), withData(root + paths.hunts(article), ['pitfall', 'correct']));
    }
    if (isMainProblem(id)) {
      costs.write(costsModule(id), withData(root + paths.costs(id), ['plain', 'traced']));
    }
  }
  live.removeOthers();
  costs.removeOthers();
  writeDevelopmentCompilerModules(path.join(dataDir, compilerFolder), root + paths.compiler);
}
