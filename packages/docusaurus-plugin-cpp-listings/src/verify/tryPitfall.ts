import {parseBound} from '../model/bounds';
import type {BugHuntPitfall} from '../model/problem';
import {contradiction} from '../run/judgeBounds';
import type {LocatedProblem} from '../content/problems';
import {countCosts} from './countCosts';
import {describeOutcome} from './describeProcess';
import type {Programs, TriedListings} from './nativeBuilder';
import {timeouts, type TrialResult} from './trials';
import type {Sized} from './trialSizes';

async function failureOf(
  builder: Programs,
  tried: TriedListings,
  problem: Sized,
  {file, input, expected, fails, gives}: BugHuntPitfall,
): Promise<string | undefined> {
  if (fails === 'too slow') {
    const {steps} = await countCosts(builder, tried, problem, file);
    if (!contradiction(parseBound(expected), steps)) {
      return `its steps grow as ${expected}, so it is not too slow`;
    }
    const wrong = contradiction(parseBound(gives), steps);
    return wrong && `its steps do not grow as ${gives}: ${wrong}`;
  }
  const seconds = fails === 'endless loop' ? timeouts.pitfall : 60;
  const result = await builder.run('checked', tried, `${tried.id}/${file}`, ['cases'], {
    input: `${input}\n`,
    seconds,
  });
  const answer = result.stdout.split('\n')[0] ?? '';
  if (fails === 'endless loop') {
    return result.timedOut
      ? undefined
      : `it should not end, but it ${describeOutcome(builder, answer, result)}`;
  }
  if (fails === 'trap') {
    if (result.status !== 0 && !result.timedOut && result.stderr.includes(gives)) {
      return undefined;
    }
    return `it should fail with "${gives}", but it ${describeOutcome(builder, answer, result)}`;
  }
  if (answer === expected) {
    return `it gives the correct answer, ${answer}`;
  }
  return answer === gives
    ? undefined
    : `it ${describeOutcome(builder, answer, result)}, but problem.yaml says ${gives}`;
}

/** Tries whether a pitfall compiles and fails on its input in the way that problem.yaml states. */
export async function tryPitfall(
  builder: Programs,
  tried: TriedListings,
  {data, at}: LocatedProblem,
  pitfall: BugHuntPitfall,
): Promise<TrialResult> {
  const name = `${data.id}/${pitfall.file} fails as stated (${builder.compiler.command})`;
  const wrong = await failureOf(builder, tried, data, pitfall);
  const place = at('pitfalls', data.pitfalls.indexOf(pitfall), 'gives');
  return wrong ? {name, failure: `${place}: ${pitfall.file}: ${wrong}`} : {name};
}
