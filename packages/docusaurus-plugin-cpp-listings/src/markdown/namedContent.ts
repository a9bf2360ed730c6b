import fs from 'node:fs';
import path from 'node:path';
import {articleOf, isMainProblem} from '../model/article';
import {countKey, inputKinds, measures} from '../model/costs';
import type {ProblemData} from '../model/problem';
import {countsModule, listingModule} from '../content/moduleNames';
import {defaultRegion, ownerOf, starterFile, type Owner} from '../content/listings';
import {findProblems, findSources, readProblem} from '../content/cachedReads';
import {cutRegion} from '../content/regions';
import {readSource, shownPath} from '../content/sourceFile';
import {readStarter} from '../content/starters';
import {attribute, choice, required, type JsxElement} from './attributes';

/** The usual folder of pitfalls, for examples in messages. */
const pitfallsFolder = '/pitfalls/';

/** The examples on a site that has no listings yet. */
const unknownListing = 'sorting/insertion.cpp';
const unknownPitfall = 'sorting/pitfalls/one-short.cpp';

const orNone = (names: readonly string[]) => names.join(', ') || 'none';

/**
 * Returns the file that an element names, which need not exist.
 *
 * @throws Error with a listing of the site as an example when the element names none.
 */
export function fileNamed(element: JsxElement, listingsDir: string): string {
  const isPitfall = element.name === 'Pitfall';
  const example = findSources(listingsDir).find(
    (source) => source.includes(pitfallsFolder) === isPitfall,
  );
  return required(element, 'file', example ?? (isPitfall ? unknownPitfall : unknownListing));
}

/** Returns the message to an author who names a file that is not a listing. */
function missingListing(file: string, listingsDir: string, sources: readonly string[]): string {
  const shown = shownPath(listingsDir, file);
  const plain = path.posix.join('/', file).slice(1);
  if (sources.includes(plain)) {
    return `there is no ${shown}; write it as ${plain}`;
  }
  if (fs.statSync(path.join(listingsDir, file), {throwIfNoEntry: false})?.isFile()) {
    return `${shown} cannot be shown in a page; only listings can`;
  }
  const name = path.posix.basename(file);
  const namesakes = sources.filter((source) => path.posix.basename(source) === name);
  const inside = sources.filter((source) => source.startsWith(`${file.replace(/\/$/, '')}/`));
  if (inside.length > 0) {
    return `${shown} is a folder; listings in it: ${inside.join(', ')}`;
  }
  const folder = `${path.posix.dirname(file)}/`;
  const neighbours = sources.filter((source) => source.startsWith(folder));
  const [what, near] =
    neighbours.length > 0 || namesakes.length === 0
      ? ['listings in that folder', neighbours]
      : ['listings with that name', namesakes];
  return `there is no ${shown}; ${what}: ${orNone(near)}`;
}

/** Returns the data module of the region of a listing that an element names; both must exist. */
export function listingNamed(element: JsxElement, listingsDir: string): string {
  const file = fileNamed(element, listingsDir);
  const region = attribute(element, 'region') ?? defaultRegion;
  const sources = findSources(listingsDir);
  if (!sources.includes(file)) {
    throw new Error(missingListing(file, listingsDir, sources));
  }
  cutRegion(readSource(listingsDir, file), region);
  return listingModule(file, region);
}

/**
 * Returns the id of the problem that an element names, which must exist.
 *
 * @param example the problem in the message when the element names none; absent for any problem.
 */
export function problemNamed(element: JsxElement, listingsDir: string, example?: string): string {
  const problems = findProblems(listingsDir);
  const id = required(element, 'problem', example ?? problems[0] ?? 'sorting');
  if (!problems.includes(id)) {
    const file = shownPath(listingsDir, `${id}/problem.yaml`);
    const near = problems.filter((problem) => articleOf(problem) === articleOf(id));
    const shown = near.length > 0 ? near : problems.filter(isMainProblem);
    throw new Error(`there is no ${file}; problems: ${orNone(shown)}`);
  }
  return id;
}

/** Returns the id of the problem that an element names, which must be an article's own. */
export function mainProblemNamed(element: JsxElement, listingsDir: string): string {
  const id = problemNamed(element, listingsDir);
  if (!isMainProblem(id)) {
    throw new Error(
      `<${element.name}> works only for an article's main problem, not for a variant: ${id}`,
    );
  }
  return id;
}

/** Returns the data module with the count that a `<Count>` cites, and the key of that count. */
export function countNamed(
  element: JsxElement,
  listingsDir: string,
): {module: string; key: string} {
  const file = fileNamed(element, listingsDir);
  const n = required(element, 'n', '1024');
  if (!/^[1-9]\d*$/.test(n)) {
    throw new Error(`<Count>: n must be a whole number in digits, as in n="1024", not ${n}`);
  }
  const measure = choice(element, 'measure', measures);
  const inputs = choice(element, 'inputs', inputKinds);
  const article = articleOf(file);
  const problems = findProblems(listingsDir)
    .filter((id) => articleOf(id) === article)
    .map((id) => readProblem(listingsDir, id).data);
  const owner = ownerOf(file, problems);
  if (!owner?.approach) {
    const all = problems.flatMap(({id, listings}) => listings.map((each) => `${id}/${each.file}`));
    throw new Error(
      `${shownPath(listingsDir, file)} is not a listing whose costs are counted; such listings of that article: ${orNone(all)}`,
    );
  }
  return {
    module: countsModule(owner.problem.id),
    key: countKey(owner.approach.file, measure, n, inputs),
  };
}

/**
 * Returns the role of a file in its problem. It is an approach or a pitfall, which readers can run,
 * or neither.
 */
export function ownerOfFile(file: string, listingsDir: string): Owner | undefined {
  const owners = findProblems(listingsDir).filter((id) => file.startsWith(`${id}/`));
  return ownerOf(
    file,
    owners.map((id) => readProblem(listingsDir, id).data),
  );
}

/** Returns the file that a `<Pitfall>` names, which must be a pitfall. */
export function pitfallNamed(element: JsxElement, listingsDir: string): string {
  const file = fileNamed(element, listingsDir);
  const owner = ownerOfFile(file, listingsDir);
  if (!owner?.pitfall) {
    const {id = articleOf(file), pitfalls = []} = owner?.problem ?? {};
    throw new Error(
      `${shownPath(listingsDir, file)} is not a pitfall in ${shownPath(listingsDir, `${id}/problem.yaml`)}; ` +
        `its pitfalls: ${orNone(pitfalls.map((pitfall) => pitfall.file))}`,
    );
  }
  return file;
}

/** Returns the problem that an `<Exercise>` names, which must have starting code, and its solution. */
export function exerciseNamed(
  element: JsxElement,
  listingsDir: string,
): {readonly problem: ProblemData; readonly solution: string} {
  const exercise = findProblems(listingsDir).find(
    (each) => readStarter(listingsDir, each) !== undefined,
  );
  const id = problemNamed(element, listingsDir, exercise ?? 'sorting/practice-descending');
  if (readStarter(listingsDir, id) === undefined) {
    throw new Error(
      `there is no ${shownPath(listingsDir, `${id}/${starterFile}`)}; ` +
        'create it with the code that the reader starts from',
    );
  }
  const problem = readProblem(listingsDir, id).data;
  return {problem, solution: `${id}/${problem.listings[0]?.file ?? ''}`};
}
