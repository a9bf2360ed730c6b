import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {runsPath} from '../../model/article';
import {countsAnchor} from './anchorOf';

export interface Props {
  /** The problem whose costs were counted. */
  readonly problem: string;
}

/** A link to the table of a problem's costs. */
export default function CountsLink({problem}: Props): ReactNode {
  const page = useBaseUrl(runsPath(problem));
  return (
    <p>
      {/* Not a Link, because only readers without JavaScript see it. */}
      {/* oxlint-disable-next-line @docusaurus/no-html-links -- see above */}
      <a href={`${page}#${countsAnchor(problem)}`}>
        <Translate
          id="cppListings.runs.counts.link"
          description="Link to a page with a table, for readers without JavaScript"
        >
          All counts in a table
        </Translate>
      </a>
    </p>
  );
}
