import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {InputData, ProblemData} from '@site/src/plugins/listings/client';

export interface Props {
  /** The folder below `listings/` that has the problem.yaml. */
  readonly problem: string;
  /** Filled in at build time from `problem`; not written by authors. */
  readonly data?: ProblemData;
}

// Not toLocaleString: server and reader must write the same digits.
const grouped = (value: number) =>
  String(value)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+$)/g, ',');

function describeRange({size, values, sorted, note}: InputData): string {
  const parts: string[] = [];
  if (size) {
    parts.push(
      translate(
        {id: 'listings.constraints.size', message: '{least} to {most} elements'},
        {least: grouped(size[0]), most: grouped(size[1])},
      ),
    );
  }
  if (values) {
    const ends = {least: grouped(values[0]), most: grouped(values[1])};
    parts.push(
      size
        ? translate(
            {id: 'listings.constraints.values', message: 'each from {least} to {most}'},
            ends,
          )
        : translate({id: 'listings.constraints.value', message: 'from {least} to {most}'}, ends),
    );
  }
  if (sorted) {
    parts.push(
      translate({id: 'listings.constraints.sorted', message: 'sorted in ascending order'}),
    );
  }
  return [...parts, note].filter(Boolean).join(', ');
}

/** What the inputs of a problem may be, and what its answer is. */
export default function Constraints({data}: Props): ReactNode {
  return (
    <ul>
      {data?.inputs.map((input) => (
        <li key={input.name}>
          <code>{input.name}</code>
          {`: ${describeRange(input)}`}
        </li>
      ))}
      <li>
        <Translate id="listings.constraints.answer" values={{answer: data?.output}}>
          {'Answer: {answer}'}
        </Translate>
      </li>
    </ul>
  );
}
