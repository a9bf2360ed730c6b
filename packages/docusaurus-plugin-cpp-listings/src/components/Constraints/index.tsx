import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {InputData} from '../../model/problem';
import {numberText} from '../numberText';
import type {ProblemProps} from '../problemProps';

/** Formats a number with the minus sign that articles use. */
const formatNumber = (value: number) => numberText(value).replace('-', '−');

function describeRange({size, values, sorted, note}: InputData): string {
  const parts: string[] = [];
  if (size) {
    parts.push(
      translate(
        {id: 'cppListings.constraints.size', message: '{least} to {most} elements'},
        {least: formatNumber(size[0]), most: formatNumber(size[1])},
      ),
    );
  }
  if (values) {
    const ends = {least: formatNumber(values[0]), most: formatNumber(values[1])};
    parts.push(
      size
        ? translate(
            {id: 'cppListings.constraints.values', message: 'each from {least} to {most}'},
            ends,
          )
        : translate({id: 'cppListings.constraints.value', message: 'from {least} to {most}'}, ends),
    );
  }
  if (sorted) {
    parts.push(
      translate({id: 'cppListings.constraints.sorted', message: 'sorted in ascending order'}),
    );
  }
  return [...parts, note].filter(Boolean).join(', ');
}

/** A list of a problem's inputs with their constraints, and of its answer. */
export default function Constraints({data}: ProblemProps): ReactNode {
  return (
    <ul>
      {data?.inputs.map((input) => (
        <li key={input.name}>
          <code>{input.name}</code>
          {`: ${describeRange(input)}`}
        </li>
      ))}
      <li>
        <Translate id="cppListings.constraints.answer" values={{answer: data?.output}}>
          {'Answer: {answer}'}
        </Translate>
      </li>
    </ul>
  );
}
