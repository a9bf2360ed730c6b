import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {failures, type ListingData} from '@site/src/plugins/listings/client';
import Source from '../Listing/Source';
import styles from './styles.module.css';

export interface Props {
  /** The file below `listings/`: `rotate-array/pitfalls/unsigned-shift.cpp`. */
  readonly file: string;
  /** The named region to show; `listing` when left out. */
  readonly region?: string;
  /** What goes wrong and how to mend it. */
  readonly children?: ReactNode;
  /** Filled in at build time from `file` and `region`; not written by authors. */
  readonly data?: ListingData;
}

/** A real program with a real bug, the input that breaks it and what it then does. */
export default function Pitfall({data, children}: Props): ReactNode {
  if (!data?.pitfall) {
    return null;
  }
  const {title, input, expected, fails, gives} = data.pitfall;
  return (
    <section className={styles.pitfall}>
      <p className={styles.title}>{title}</p>
      {children}
      <Source listing={data} />
      <dl className={styles.evidence}>
        <div>
          <dt>
            <Translate id="listings.pitfall.input">Input</Translate>
          </dt>
          <dd>
            <code>{input}</code>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="listings.pitfall.expected">Right answer</Translate>
          </dt>
          <dd>
            <code>{expected}</code>
          </dd>
        </div>
        <div className={styles.failure}>
          <dt>
            <Translate id="listings.pitfall.gives">This program</Translate>
          </dt>
          <dd>
            <code>{gives}</code> <span className={styles.how}>{failures[fails]}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
