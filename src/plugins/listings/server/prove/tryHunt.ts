import type {HuntedPitfall} from '../../shared';
import {readInput, splitInputs} from '../../shared/inputs';
import {judgeRuns, type Verdict} from '../../shared/judge';
import {runJudged} from '../../shared/runModule';
import type {BuiltPitfall} from '../live/hunts';
import type {LocatedProblem} from '../problems';
import {loadModule} from './loadModule';
import type {Result} from './trials';

/** As many steps as a run in a page may take. */
const limits = {steps: 5_000_000, moments: 0};

function wordsOf(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'survived':
      return 'the program survives it';
    case 'broken':
      return `the program fails with: ${verdict.how}`;
    case 'refused':
      return `the problem refuses it: ${verdict.message}`;
    case 'undecided':
      return `the correct program fails on it too: ${verdict.message}`;
  }
}

/** What is wrong with the known input of a hunt, if anything is. */
function complaint({hunt, module, correctModule}: BuiltPitfall, gives: string): string | undefined {
  const {known, inputs, fails} = hunt;
  const texts = splitInputs(known);
  const faults = inputs.flatMap((input, index) => {
    const read = readInput(input, texts[index] ?? '');
    return 'fault' in read ? [`${input.name}: ${read.fault.kind}`] : [];
  });
  if (faults.length > 0 || texts.length !== inputs.length) {
    return `the input ${known} does not keep to the problem’s limits: ${faults.join(', ')}`;
  }
  const [pitfall, correct] = (
    [
      [module, hunt.pitfall.entry],
      [correctModule, hunt.correct.entry],
    ] as const
  ).map(([file, entry]) => runJudged(loadModule(file), entry, known, limits)) as [
    ReturnType<typeof runJudged>,
    ReturnType<typeof runJudged>,
  ];
  const verdict = judgeRuns(pitfall, correct, hunt);
  if (verdict.kind !== 'broken' || verdict.how !== fails) {
    return `on ${known} it should fail with: ${fails}; but ${wordsOf(verdict)}`;
  }
  const {answer} = pitfall.trace;
  return fails === 'wrong answer' && answer !== gives
    ? `on ${known} it gives ${answer ?? 'nothing'}, problem.yaml says ${gives}`
    : undefined;
}

/**
 * The pitfall fails in the page as stated, on an input that the fields let through and
 * that the correct program survives.
 */
export function tryHunt(
  {data, at}: LocatedProblem,
  pitfall: HuntedPitfall,
  built: BuiltPitfall,
): Result {
  const name = `${data.id}/${pitfall.file}: a reader can break it in the page`;
  const index = data.pitfalls.indexOf(pitfall);
  const wrong = complaint(built, pitfall.gives);
  const place = at('pitfalls', index, pitfall.breaks === undefined ? 'input' : 'breaks');
  return wrong ? {name, fault: `${place}: ${pitfall.file}: ${wrong}`} : {name};
}
