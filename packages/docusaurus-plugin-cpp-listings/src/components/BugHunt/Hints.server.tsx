import {type ReactNode} from 'react';
import hints from '@generated/docusaurus-plugin-cpp-listings/default/hints.json';
import Translate from '@docusaurus/Translate';
import NoScript from '../Folded/NoScript';

export interface Props {
  /** The pitfall's file, below the listings' folder. */
  readonly file: string;
}

/** The hints for readers without JavaScript. */
export default function Hints({file}: Props): ReactNode {
  return (
    <NoScript>
      <details>
        <summary>
          <Translate id="cppListings.bugHunt.hints">Hints</Translate>
        </summary>
        <ol>
          {hints[file]?.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ol>
      </details>
    </NoScript>
  );
}
