import path from 'node:path';
import {makeCatalogue} from '../content/catalogue';
import {countExercises, exercisesModule} from '../content/exercises';
import type {ListingsContent} from '../content/loadContent';
import {
  catalogueModule,
  checkedModule,
  checksModule,
  folderFile,
  problemModule,
} from '../content/moduleNames';
import {startersData, startersModule} from '../content/starters';
import type {ProblemData, ShownProblem} from '../model/problem';
import {checkedArticles} from './checkedArticles';
import {ModuleFolder} from './moduleFolder';

/**
 * Returns the data of a problem for a page. Pitfalls are left out: pages load them separately, and
 * the hints must not be in the page.
 */
function shownProblem(problem: ProblemData): ShownProblem {
  const {id, title, inputs, output, listings, cases} = problem;
  return {id, title, inputs, output, listings, cases};
}

/** The folders of the data modules that pages import, and the command that the pages show. */
export interface Site {
  /** The plugin's data folder. */
  readonly dataDir: string;
  readonly listingsDir: string;
  /** The command that checks an article again; the article's name is appended. */
  readonly checkCommand: string;
}

/**
 * Writes the data modules of problems and listings that pages import.
 *
 * @param built the data modules of compiled programs, by their names.
 */
export function writeContentModules(
  {dataDir, listingsDir, checkCommand}: Site,
  content: ListingsContent,
  built: ReadonlyMap<string, object>,
): void {
  const problems = content.problems.map(({data}) => data);
  const checks = checkedArticles(listingsDir, problems, checkCommand);
  const modules = new Map<string, object>([
    [catalogueModule, makeCatalogue(problems)],
    [startersModule, startersData(listingsDir, problems)],
    [exercisesModule, countExercises(listingsDir, problems)],
    [checksModule, checks],
    ...checks.map((check) => [checkedModule(check.article), check] as const),
    ...content.listings,
    ...problems.map((problem) => [problemModule(problem.id), shownProblem(problem)] as const),
    ...built,
  ]);
  const folder = new ModuleFolder(dataDir);
  modules.forEach((data, name) => folder.write(name, JSON.stringify(data)));
  folder.write(folderFile, JSON.stringify(path.basename(listingsDir)));
  // Remove the modules of deleted listings, so that no page can still import them.
  folder.removeOthers();
}
