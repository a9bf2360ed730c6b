import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {runsPath} from '../../model/article';
import {anchorOf} from './anchorOf';

export interface Props {
  /** The listing's file, below the listings' folder. */
  readonly file: string;
  /** The number of steps of its recorded run. */
  readonly steps: number;
}

/** A link to all steps of a listing's recorded run. */
export default function RunsLink({file, steps}: Props): ReactNode {
  const page = useBaseUrl(runsPath(file));
  return (
    // Not a Link, because only readers without JavaScript see it.
    // oxlint-disable-next-line @docusaurus/no-html-links -- see above
    <a href={`${page}#${anchorOf(file)}`}>
      <Translate
        id="cppListings.runs.link"
        description="Link to a page with all steps of a run, for readers without JavaScript"
        values={{count: steps}}
      >
        {'All steps as a table ({count})'}
      </Translate>
    </a>
  );
}
