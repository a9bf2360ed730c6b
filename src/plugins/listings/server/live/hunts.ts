import fs from 'node:fs';
import path from 'node:path';
import type {HuntedPitfall, ProblemData} from '../../shared';
import type {Hunt} from '../../shared/hunt';
import {judgeRuns, type JudgedRun, type UsualWork} from '../../shared/judge';
import {runJudged} from '../../shared/runModule';
import {bestListing} from '../bestListing';
import type {BuiltListing} from '.';
import {moduleLoader} from '../loadModules';
import {writeWhole} from './keep';
import type {Unit} from './unit';

type WithoutModule<Program> = Omit<Program, 'module'>;

/** A pitfall that the page can run beside a correct program. */
export interface BuiltPitfall {
  readonly hunt: Omit<Hunt, 'pitfall' | 'correct'> & {
    readonly pitfall: WithoutModule<Hunt['pitfall']>;
    readonly correct: WithoutModule<Hunt['correct']>;
  };
  /** The file of the pitfall's instrumented module. */
  readonly module: string;
  /** The file of the correct program's. */
  readonly correctModule: string;
}

/** Every pitfall of an article's problems: one instrumented module. */
export function pitfallUnitOf(article: string, problems: readonly ProblemData[]): Unit {
  return {
    name: `${article}.pitfalls`,
    hasPitfalls: true,
    listings: problems.flatMap(({id, pitfalls}) =>
      pitfalls.map(({file, input}) => ({
        file: `${id}/${file}`,
        problem: id,
        example: input,
      })),
    ),
  };
}

/** Steps that no right answer to a small input takes; no moment is kept. */
const limits = {steps: 1_000_000, moments: 0};

/** How a hunt begins. */
interface Opening {
  /** The first example that the pitfall survives, or else such a case; else the first example. */
  readonly start: string;
  /** The work of both programs on the first example. */
  readonly usual: UsualWork;
}

type Run = (input: string) => JudgedRun;

function openingOf(
  {cases}: ProblemData,
  {fails}: HuntedPitfall,
  runPitfall: Run,
  runCorrect: Run,
): Opening {
  const examplesFirst = [...cases].sort((a, b) => Number(b.example ?? 0) - Number(a.example ?? 0));
  const example = examplesFirst[0]?.input ?? '';
  const usual = {pitfall: runPitfall(example).accesses, correct: runCorrect(example).accesses};
  const survived = examplesFirst.find(
    ({input}) =>
      judgeRuns(runPitfall(input), runCorrect(input), {fails, usual}).kind === 'survived',
  );
  return {start: survived?.input ?? example, usual};
}

/** What the hunts of an article are made of. */
interface Options {
  readonly listingsDir: string;
  readonly problems: readonly ProblemData[];
  /** The pitfalls, as pitfallUnitOf makes them. */
  readonly unit: Unit;
  readonly listings: ReadonlyMap<string, BuiltListing>;
  /** The file of the pitfalls' instrumented module. */
  readonly module: string;
  /** The file that an earlier build wrote how the hunts begin to, or that this one does. */
  readonly kept: string;
}

/**
 * What the page needs to hunt for an article's pitfalls, by their files.
 *
 * @throws Error naming the listing that a pitfall is to be compared with when it was
 * not built.
 */
export function huntsOf({
  listingsDir,
  problems,
  unit,
  listings,
  module,
  kept,
}: Options): [string, BuiltPitfall][] {
  const load = moduleLoader();
  const earlier = fs.existsSync(kept)
    ? (JSON.parse(fs.readFileSync(kept, 'utf8')) as readonly Opening[])
    : undefined;
  const all = problems.flatMap((problem) =>
    problem.pitfalls.map((pitfall) => ({problem, pitfall})),
  );
  const built = all.map(({problem, pitfall}, entry): [string, BuiltPitfall] => {
    const {title, file: correctName} = bestListing(problem, pitfall.correct);
    const file = `${problem.id}/${pitfall.file}`;
    const correctFile = `${problem.id}/${correctName}`;
    const correct = listings.get(correctFile);
    if (!correct || unit.listings[entry]?.file !== file) {
      throw new Error(`listings/${file}: listings/${correctFile} was not built beside it`);
    }
    const {start, usual} =
      earlier?.[entry] ??
      openingOf(
        problem,
        pitfall,
        (input) => runJudged(load(module), entry, input, limits),
        (input) => runJudged(load(correct.modules.traced), correct.live.entry, input, limits),
      );
    return [
      file,
      {
        hunt: {
          inputs: problem.inputs,
          output: problem.output,
          fails: pitfall.fails,
          usual,
          hints: pitfall.hints,
          start,
          known: pitfall.breaks ?? pitfall.input,
          pitfall: {
            file,
            source: fs.readFileSync(path.join(listingsDir, file), 'utf8').trimEnd(),
            entry,
          },
          correct: {
            title,
            file: correctFile,
            source: correct.live.source,
            entry: correct.live.entry,
          },
        },
        module,
        correctModule: correct.modules.traced,
      },
    ];
  });
  if (!earlier && built.length > 0) {
    writeWhole(
      kept,
      JSON.stringify(
        built.map(
          ([
            ,
            {
              hunt: {start, usual},
            },
          ]): Opening => ({start, usual}),
        ),
      ),
    );
  }
  return built;
}
