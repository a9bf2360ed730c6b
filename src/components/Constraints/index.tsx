import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {InputData, ProblemData} from '@site/src/plugins/listings/client';

export interface Props {
  /** The folder below `listings/` that has the problem.yaml. */
  readonly problem: string;
  /** Filled in at build time from `problem`; not written by authors. */
  readonly data?: ProblemData;
}

// Not toLocaleString: server and reader must write the same digits.
const grouped = (value: number) =>
  String(value).replace('-', '−').replace(/\B(?=(\d{3})+$)/g, ',');

function Range({input}: {readonly input: InputData}): ReactNode {
  const {size, values, note} = input;
  return (
    <>
      {size && (
        <Translate
          id="listings.constraints.size"
          values={{least: grouped(size[0]), most: grouped(size[1])}}
        >
          {'{least} to {most} elements'}
        </Translate>
      )}
      {size && values && ', '}
      {values && (
        <Translate
          id="listings.constraints.values"
          values={{least: grouped(values[0]), most: grouped(values[1])}}
        >
          {'each from {least} to {most}'}
        </Translate>
      )}
      {note && `${size || values ? ', ' : ''}${note}`}
    </>
  );
}

/** What the inputs of a problem may be, and what its answer is. */
export default function Constraints({data}: Props): ReactNode {
  return (
    <ul>
      {data?.inputs.map((input) => (
        <li key={input.name}>
          <code>{input.name}</code>: <Range input={input} />
        </li>
      ))}
      <li>
        <Translate id="listings.constraints.answer">Answer</Translate>: {data?.output}
      </li>
    </ul>
  );
}
