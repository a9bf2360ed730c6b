import type {BugHuntPitfall} from '../model/problem';
import {stepLimit} from '../model/runLimits';
import {judgeRuns, type Verdict} from '../run/judge';
import {runJudged} from '../run/runModule';
import type {BuiltPitfall} from '../build/built';
import type {LocatedProblem} from '../content/problems';
import type {TrialResult} from './trials';

const limits = {maxSteps: stepLimit, maxRecordedSteps: 0};

function describeVerdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'survived':
      return 'it passes';
    case 'broken':
      return `it fails with "${verdict.how}"`;
    case 'refused':
      return `the problem does not allow this input: ${verdict.message}`;
    case 'undecided':
      return `the correct program fails too: ${verdict.message}`;
  }
}

/** Returns what is wrong with the known input of a bug hunt, if anything is. */
function failureOf(
  {hunt, module, correctModule}: BuiltPitfall,
  gives: string,
  loadModule: (file: string) => WebAssembly.Module,
): string | undefined {
  const {breakingInput, fails} = hunt;
  const [pitfall, correct] = (
    [
      [module, hunt.pitfall.entry],
      [correctModule, hunt.correct.entry],
    ] as const
  ).map(([file, entry]) => runJudged(loadModule(file), entry, breakingInput, limits)) as [
    ReturnType<typeof runJudged>,
    ReturnType<typeof runJudged>,
  ];
  const verdict = judgeRuns(pitfall, correct, hunt);
  if (verdict.kind !== 'broken' || verdict.how !== fails) {
    return `on ${breakingInput} it should fail with "${fails}", but ${describeVerdict(verdict)}`;
  }
  const {answer} = pitfall.trace;
  return fails === 'wrong answer' && answer !== gives
    ? `on ${breakingInput} it gives ${answer ?? 'nothing'}, but problem.yaml says ${gives}`
    : undefined;
}

/**
 * Tries whether the pitfall fails in the page as stated, on an input that the correct program
 * survives. The page's input fields accept that input, because reading a problem.yaml refuses
 * others.
 */
export function tryHunt(
  {data, at}: LocatedProblem,
  pitfall: BugHuntPitfall,
  built: BuiltPitfall,
  loadModule: (file: string) => WebAssembly.Module,
): TrialResult {
  const name = `${data.id}/${pitfall.file}: a reader can break it in the page`;
  const index = data.pitfalls.indexOf(pitfall);
  const wrong = failureOf(built, pitfall.gives, loadModule);
  const place = at('pitfalls', index, pitfall.breaks === undefined ? 'input' : 'breaks');
  return wrong ? {name, failure: `${place}: ${pitfall.file}: ${wrong}`} : {name};
}
