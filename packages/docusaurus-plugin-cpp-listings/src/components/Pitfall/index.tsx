import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ListingData, PitfallFailure} from '../../model/problem';
import BugHunt from '../BugHunt';
import Hints from '../BugHunt/Hints.server';
import {onServer} from '../deferred/onServer';
import BuildState from '../BuildState';
import Folded from '../Folded';
import Island from '../Island';
import {nameListing} from '../Listing/nameListing';
import Source from '../Listing/Source';
import type {HuntAddresses} from '../../workers/fetchData';
import styles from './styles.module.css';

export interface Props {
  /** The file below the listings' folder: `rotate-array/pitfalls/unsigned-shift.cpp`. */
  readonly file: string;
  /** The named region to show; by default `listing`. */
  readonly region?: string;
  /** The explanation of the bug and its fix; folded away until the reader opens it. */
  readonly children?: ReactNode;
  /** Filled in at build time from `file` and `region`; not written by authors. */
  readonly data?: ListingData;
  /** Filled in at build time: the addresses of the data for the article's bug hunts. */
  readonly live?: HuntAddresses;
}

/** The sentence for each way in which a program fails. */
const failureTexts: Readonly<Record<PitfallFailure, string>> = {
  'wrong answer': translate({
    id: 'cppListings.pitfall.wrongAnswer',
    message: 'It returns a wrong answer.',
  }),
  trap: translate({id: 'cppListings.pitfall.trap', message: 'A check stops it.'}),
  'endless loop': translate({id: 'cppListings.pitfall.endless', message: 'It never ends.'}),
  'too slow': translate({
    id: 'cppListings.pitfall.slow',
    message: 'It takes more steps than the problem allows.',
  }),
};

/**
 * A real program with a real bug, and an invitation to find it. The breaking input, its effect and
 * the explanation are folded away.
 */
export default function Pitfall({data, live, children}: Props): ReactNode {
  if (!data?.pitfall) {
    return null;
  }
  const {title, input, expected, fails, gives} = data.pitfall;
  const hunt = live && (
    <Island
      name="BugHunt"
      component={BugHunt}
      props={{...nameListing(data), addresses: live}}
      onServer={{
        hints: onServer(Hints, {file: data.file}),
      }}
    />
  );
  return (
    <section className={styles.pitfall} data-listing>
      {/* No id: otherwise the search would list the title as a
          result of its own, next to its section. */}
      <h3 className={styles.title}>{title}</h3>
      <Source listing={data} />
      {process.env.NODE_ENV === 'development' && live ? (
        <BuildState address={live.data} file={data.file} isRoomBelow>
          {hunt}
        </BuildState>
      ) : (
        hunt
      )}
      <Folded
        className={styles.answer}
        summary={<Translate id="cppListings.pitfall.answer">What breaks it, and why</Translate>}
      >
        <dl className={styles.evidence}>
          <div>
            <dt>
              <Translate id="cppListings.pitfall.input">Input</Translate>
            </dt>
            <dd>
              <code>{input}</code>
            </dd>
          </div>
          <div>
            <dt>
              <Translate id="cppListings.pitfall.expected">Right answer</Translate>
            </dt>
            <dd>
              <code>{expected}</code>
            </dd>
          </div>
          <div className={styles.failure}>
            <dt>
              <Translate id="cppListings.pitfall.gives">This program</Translate>
            </dt>
            <dd>
              <code>{gives}</code> <span className={styles.how}>{failureTexts[fails]}</span>
            </dd>
          </div>
        </dl>
        {children}
      </Folded>
    </section>
  );
}
