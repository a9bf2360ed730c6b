import {summarise} from '../content/catalogue';
import {countExercises, exercisesModule} from '../content/exercises';
import type {ListingsContent} from '../content/loadContent';
import {catalogueModule, checkedModule, checksModule, problemModule} from '../content/moduleNames';
import {startersData, startersModule} from '../content/starters';
import type {ProblemData, ShownProblem} from '../model/problem';
import {checkedArticles} from './checked';
import {ModuleFolder} from './moduleFolder';

/** A problem for a page, which has its pitfalls elsewhere and not their secrets. */
function shownProblem(problem: ProblemData): ShownProblem {
  const {id, title, inputs, output, listings, cases} = problem;
  return {id, title, inputs, output, listings, cases};
}

/** What pages' modules are made from and where they go. */
export interface Site {
  /** The plugin's folder for its data. */
  readonly dataDir: string;
  readonly listingsDir: string;
  /** What checks an article again, to which its name is added. */
  readonly checkCommand: string;
}

/**
 * Writes what pages import of problems and listings into the plugin's data.
 *
 * @param built what pages import of what was compiled, by the module's name.
 */
export function writeContentModules(
  {dataDir, listingsDir, checkCommand}: Site,
  content: ListingsContent,
  built: ReadonlyMap<string, object>,
): void {
  const problems = content.problems.map(({data}) => data);
  const checks = checkedArticles(listingsDir, problems, checkCommand);
  const modules = new Map<string, object>([
    [catalogueModule, summarise(problems)],
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
  // A listing that is gone must not stay importable from an earlier build.
  folder.removeOthers();
}
