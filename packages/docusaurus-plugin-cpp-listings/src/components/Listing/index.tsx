import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ListingData} from '../../model/problem';
import StatedBounds from '../StatedBounds';
import {onServer} from '../deferred/onServer';
import Folded from '../Folded';
import Island from '../Island';
import Preview from '../Stepper/Preview.server';
import type {DataAddresses} from '../../workers/fetchData';
import {nameListing} from './nameListing';
import Runner from './Runner';
import Source from './Source';
import styles from './styles.module.css';

export interface Props {
  /** The file below the listings' folder: `rotate-array/reversal.cpp`. */
  readonly file: string;
  /** The named region to show; by default `listing`. */
  readonly region?: string;
  /** Whether to omit caption, costs and output: for a signature or a detail. */
  readonly bare?: boolean;
  /** Whether the controls that run the program are folded until the reader opens them. */
  readonly folded?: boolean;
  /** Filled in at build time from `file` and `region`; not written by authors. */
  readonly data?: ListingData;
  /** Filled in at build time for an approach. */
  readonly live?: DataAddresses;
}

/** A named region of a tested program, with its stated costs and its output; readers can run an approach. */
export default function Listing({data, live, bare = false, folded = false}: Props): ReactNode {
  if (!data) {
    return null;
  }
  const {approach} = data;
  const runner = live && (
    <Island
      name="Runner"
      component={Runner}
      props={{...nameListing(data), addresses: live}}
      onServer={{preview: onServer(Preview, {listing: data})}}
    />
  );
  return (
    <figure className={styles.listing} data-listing>
      {!bare && approach && (
        <figcaption className={styles.caption}>
          <span className={styles.title}>{approach.title}</span>{' '}
          <StatedBounds time={approach.time} space={approach.space} />
        </figcaption>
      )}
      <Source listing={data} />
      {!bare && data.output !== '' && (
        <div className={styles.output}>
          <span className={styles.outputLabel}>
            <Translate id="cppListings.output" description="Label of the output of a program">
              Output
            </Translate>
          </span>
          <pre tabIndex={0}>
            <samp>{data.output}</samp>
          </pre>
        </div>
      )}
      {folded && live ? (
        <Folded
          className={styles.run}
          summary={
            <Translate
              id="cppListings.listing.run"
              description="Button that shows the controls of a program"
            >
              Run it and step through
            </Translate>
          }
        >
          {runner}
        </Folded>
      ) : (
        runner
      )}
    </figure>
  );
}
