import fs from 'node:fs';
import path from 'node:path';
import type {BugHuntPitfall, ProblemData} from '../model/problem';
import type {BaselineWork} from '../model/bugHunt';
import type {JudgedRun} from '../model/judgement';
import {judgeRuns} from '../run/judge';
import {repeatableRandom} from '../run/random';
import {runJudged} from '../run/runModule';
import {bestListing} from '../content/bestListing';
import {shownPath} from '../content/sourceFile';
import type {BuiltPitfall, RecordedListing} from './built';
import {moduleLoader} from './openModule';
import {requireRecording, readOrRecord} from './readOrRecord';
import type {Unit} from './unit';

/**
 * Returns the unit of all pitfalls of an article's problems, which become one instrumented module.
 */
export function pitfallUnitOf(
  article: string,
  problems: readonly ProblemData[],
  listingsDir: string,
): Unit {
  return {
    name: `${article}.pitfalls`,
    hasPitfalls: true,
    listings: problems.flatMap(({id, pitfalls}) =>
      pitfalls.map(({file, input}) => ({
        file: `${id}/${file}`,
        shown: shownPath(listingsDir, `${id}/${file}`),
        problem: id,
        example: input,
      })),
    ),
  };
}

/** The step limit is above any correct run on a small input. No step is recorded. */
const limits = {maxSteps: 1_000_000, maxRecordedSteps: 0};

/** The starting data of a bug hunt. */
interface Opening {
  /**
   * The first example that the pitfall survives, or else the first such case, or else the first
   * example.
   */
  readonly startInput: string;
  /** The work of both programs on the first example. */
  readonly baseline: BaselineWork;
}

type Run = (input: string) => JudgedRun;

function openingOf(
  {cases}: ProblemData,
  {fails}: BugHuntPitfall,
  runPitfall: Run,
  runCorrect: Run,
): Opening {
  const examplesFirst = [...cases].sort((a, b) => Number(b.example ?? 0) - Number(a.example ?? 0));
  const example = examplesFirst[0]?.input ?? '';
  const baseline = {pitfall: runPitfall(example).accesses, correct: runCorrect(example).accesses};
  const survived = examplesFirst.find(
    ({input}) =>
      judgeRuns(runPitfall(input), runCorrect(input), {fails, baseline}).kind === 'survived',
  );
  return {startInput: survived?.input ?? example, baseline};
}

/** The data from which an article's bug hunts are made. */
interface Options {
  readonly listingsDir: string;
  readonly problems: readonly ProblemData[];
  /** The unit of the pitfalls, as `pitfallUnitOf` returns it. */
  readonly unit: Unit;
  readonly listings: ReadonlyMap<string, RecordedListing>;
  /** The file of the pitfalls' instrumented module. */
  readonly module: string;
  /** The cache file of the openings; it is written if it does not exist. */
  readonly cacheFile: string;
}

/** A pitfall with its problem, and its place in the module of the pitfalls. */
interface Located {
  readonly problem: ProblemData;
  readonly pitfall: BugHuntPitfall;
  readonly entry: number;
  readonly correct: RecordedListing;
}

/**
 * Finds each pitfall's place in its module, and the correct listing.
 *
 * @throws Error naming the listing that a pitfall is compared with when it was not built.
 */
function locatedPitfalls({problems, unit, listings}: Options): Located[] {
  const all = problems.flatMap((problem) =>
    problem.pitfalls.map((pitfall) => ({problem, pitfall})),
  );
  return all.map(({problem, pitfall}, entry) => {
    const file = `${problem.id}/${pitfall.file}`;
    const correctFile = `${problem.id}/${bestListing(problem, pitfall.correct).file}`;
    const correct = listings.get(correctFile);
    if (!correct || unit.listings[entry]?.file !== file) {
      throw new Error(`${file}: the correct listing, ${correctFile}, was not built`);
    }
    return {problem, pitfall, entry, correct};
  });
}

function openingsOf(located: readonly Located[], module: string): Opening[] {
  const load = moduleLoader();
  const runner = (file: string, entry: number) => (input: string) =>
    runJudged(load(file), entry, input, limits, repeatableRandom());
  return located.map(({problem, pitfall, entry, correct: {modules, live}}) =>
    openingOf(problem, pitfall, runner(module, entry), runner(modules.traced, live.entry)),
  );
}

/**
 * Returns the data that a page needs for an article's bug hunts, by the pitfalls' files.
 *
 * @throws Error naming the listing that a pitfall is compared with when it was not built.
 */
export function huntsOf(options: Options): [string, BuiltPitfall][] {
  const {listingsDir, module, cacheFile} = options;
  const located = locatedPitfalls(options);
  const openings =
    located.length > 0 ? readOrRecord(cacheFile, () => openingsOf(located, module)) : [];
  return located.map(({problem, pitfall, entry, correct: {live, modules}}) => {
    const file = `${problem.id}/${pitfall.file}`;
    return [
      file,
      {
        hunt: {
          ...{inputs: problem.inputs, output: problem.output, hints: pitfall.hints},
          ...{fails: pitfall.fails, breakingInput: pitfall.breaks ?? pitfall.input},
          ...requireRecording(openings[entry], cacheFile, file),
          pitfall: {
            file,
            source: fs.readFileSync(path.join(listingsDir, file), 'utf8').trimEnd(),
            entry,
          },
          correct: {
            title: bestListing(problem, pitfall.correct).title,
            file: live.file,
            source: live.source,
            entry: live.entry,
          },
        },
        module,
        correctModule: modules.traced,
      },
    ];
  });
}
