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
import {writeAtomically} from './atomicFile';
import type {Unit} from './unit';

/** Every pitfall of an article's problems: one instrumented module. */
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

/** Steps that no right answer to a small input takes; no step is kept. */
const limits = {maxSteps: 1_000_000, maxRecordedSteps: 0};

/** How a hunt begins. */
interface Opening {
  /** The first example that the pitfall survives, or else such a case; else the first example. */
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

/** What the hunts of an article are made of. */
interface Options {
  readonly listingsDir: string;
  readonly problems: readonly ProblemData[];
  /** The pitfalls, as pitfallUnitOf makes them. */
  readonly unit: Unit;
  readonly listings: ReadonlyMap<string, RecordedListing>;
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
      throw new Error(`${file}: ${correctFile} was not built with it`);
    }
    const {startInput, baseline} =
      earlier?.[entry] ??
      openingOf(
        problem,
        pitfall,
        (input) => runJudged(load(module), entry, input, limits, repeatableRandom()),
        (input) =>
          runJudged(
            load(correct.modules.traced),
            correct.live.entry,
            input,
            limits,
            repeatableRandom(),
          ),
      );
    return [
      file,
      {
        hunt: {
          inputs: problem.inputs,
          output: problem.output,
          fails: pitfall.fails,
          baseline,
          hints: pitfall.hints,
          startInput,
          breakingInput: pitfall.breaks ?? pitfall.input,
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
    writeAtomically(
      kept,
      JSON.stringify(
        built.map(
          ([
            ,
            {
              hunt: {startInput, baseline},
            },
          ]): Opening => ({startInput, baseline}),
        ),
      ),
    );
  }
  return built;
}
