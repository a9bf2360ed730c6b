import type {ApproachData} from '../model/problem';
import type {LocatedProblem} from '../content/problems';
import {describeOutcome} from './describeProcess';
import type {Programs, TriedListings} from './nativeBuilder';
import type {TrialResult} from './trials';

/** Tries whether a listing gives the stated answer to each case and to each pitfall's input. */
export async function tryCases(
  builder: Programs,
  tried: TriedListings,
  problem: LocatedProblem,
  {file}: Pick<ApproachData, 'file'>,
): Promise<TrialResult[]> {
  const {data, at} = problem;
  const rows = [
    ...data.cases.map((row, index) => ({...row, place: at('cases', index, 'output')})),
    ...data.pitfalls.flatMap((pitfall, index) =>
      pitfall.fails === 'too slow'
        ? []
        : [
            {
              name: `pitfall: ${pitfall.title}`,
              input: pitfall.input,
              output: pitfall.expected,
              place: at('pitfalls', index, 'expected'),
            },
          ],
    ),
  ];
  const result = await builder.run('checked', tried, `${data.id}/${file}`, ['cases'], {
    input: rows.map(({input}) => `${input}\n`).join(''),
    seconds: 60,
  });
  const lines = result.stdout.split('\n').slice(0, -1);
  if (result.status === 0 && lines.length > rows.length) {
    const own = lines.find((line, index) => line !== rows[index]?.output);
    return [
      {
        name: `${data.id}/${file}: all cases (${builder.compiler.command})`,
        failure: `${builder.shown(`${data.id}/${file}`)}: it prints "${own}" when it is called; print only in main`,
        isLast: true,
      },
    ];
  }
  const isFlooded = result.stopped !== undefined && !result.timedOut;
  // If the program prints without end, its lines from the first wrong one on are not answers.
  const wrong = isFlooded ? rows.findIndex(({output}, index) => lines[index] !== output) : -1;
  const answers = wrong < 0 ? lines : lines.slice(0, wrong);
  // A case that stops the program is the last one, because the program never reads the later cases.
  return rows.slice(0, answers.length + 1).map(({name, output, place}, index) => {
    const trial = `${data.id}/${file}: ${name} (${builder.compiler.command})`;
    return answers[index] === output
      ? {name: trial, inputs: 1}
      : {
          name: trial,
          failure: `${place}: case "${name}": ${file} ${describeOutcome(builder, answers[index], result)}, but the case expects ${output}`,
          ...(result.timedOut && {isLast: true}),
        };
  });
}
