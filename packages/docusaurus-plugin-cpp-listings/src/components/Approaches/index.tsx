import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ProblemProps} from '../problemProps';

/** Returns a bound whose formula does not wrap, because `O(N log N)` would wrap in narrow columns. */
const inOneLine = (bound: string) =>
  bound.replace(/\(.*\)/, (formula) => formula.replaceAll(' ', '\u00A0'));

/** A table that compares the approaches to a problem by their stated bounds. */
export default function Approaches({data}: ProblemProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="cppListings.approaches.approach">Approach</Translate>
          </th>
          <th scope="col">
            <Translate id="cppListings.approaches.time">Time</Translate>
          </th>
          <th scope="col">
            <Translate id="cppListings.approaches.space">Extra space</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {data?.listings.map(({file, title, time, space}) => (
          <tr key={file}>
            <th scope="row">{title}</th>
            <td>{inOneLine(time)}</td>
            <td>{inOneLine(space)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
