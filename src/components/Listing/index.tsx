import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {KeptListing, ListingData} from '@site/src/plugins/listings/client';
import Costs from '../Costs';
import Opener from '../Exercise/Opener';
import Live from '../Live';
import Source from './Source';
import styles from './styles.module.css';

export interface Props {
  /** The file below `listings/`: `rotate-array/reversal.cpp`. */
  readonly file: string;
  /** The named region to show; `listing` when left out. */
  readonly region?: string;
  /** Whether to leave out caption, costs and output: for a signature or a detail. */
  readonly bare?: boolean;
  /** Filled in at build time from `file` and `region`; not written by authors. */
  readonly data?: ListingData;
  /** Filled in at build time for an approach; fetches what runs it. */
  readonly live?: () => Promise<KeptListing>;
}

/** A named region of a tested program, its stated costs and what it printed; an approach can be run. */
export default function Listing({data, live, bare = false}: Props): ReactNode {
  if (!data) {
    return null;
  }
  const {approach} = data;
  return (
    <figure className={styles.listing} data-listing>
      {!bare && approach && (
        <figcaption className={styles.caption}>
          <span className={styles.title}>{approach.title}</span>{' '}
          <Costs time={approach.time} space={approach.space} />
        </figcaption>
      )}
      <Source listing={data} />
      {!bare && data.output !== '' && (
        <div className={styles.output}>
          <span className={styles.outputLabel}>
            <Translate id="listings.output" description="Label of what a program printed">
              Output
            </Translate>
          </span>
          <pre tabIndex={0}>
            <samp>{data.output}</samp>
          </pre>
        </div>
      )}
      {live && <Live listing={data} load={live} />}
      {live && (
        <Opener inputs={data.inputs ?? []} file={data.file} load={live}>
          <Translate id="listings.open" description="Button that opens a listing in the editor">
            Open in the editor
          </Translate>
        </Opener>
      )}
    </figure>
  );
}
