import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {catalogue} from 'docusaurus-plugin-cpp-listings/components';
import styles from './styles.module.css';

interface Proof {
  readonly count: number;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const {totals} = catalogue;

const proofs: readonly Proof[] = [
  {
    count: totals.listings,
    title: <Translate id="landing.proofs.listings.title">listings that run</Translate>,
    text: (
      <Translate id="landing.proofs.listings.text">
        Each is a C++20 file, compiled with warnings as errors and run under the address and
        undefined-behaviour sanitizers. The output on the page is what it printed.
      </Translate>
    ),
  },
  {
    count: totals.cases,
    title: <Translate id="landing.proofs.cases.title">cases in the tables</Translate>,
    text: (
      <Translate id="landing.proofs.cases.text">
        Every row is tried on every approach. A brute-force oracle answers thousands of random and
        boundary inputs, and each listing has to agree with it.
      </Translate>
    ),
  },
  {
    count: totals.bounds,
    title: <Translate id="landing.proofs.bounds.title">bounds, counted</Translate>,
    text: (
      <Translate id="landing.proofs.bounds.text">
        Steps and extra bytes are counted while n doubles. When the growth contradicts the O(…) in
        an article, the build fails.
      </Translate>
    ),
  },
  {
    count: totals.pitfalls,
    title: <Translate id="landing.proofs.pitfalls.title">bugs that fail</Translate>,
    text: (
      <Translate id="landing.proofs.pitfalls.text">
        A pitfall is a program that compiles, with an input on which it goes wrong. A test proves
        that it does, and that the right program does not.
      </Translate>
    ),
  },
];

/** A list of the kinds of claims, with the number of claims and how each kind is checked. */
export default function Proofs(): ReactNode {
  return (
    <ul className={styles.proofs}>
      {proofs.map(({count, title, text}, index) => (
        <li key={index}>
          <Heading as="h3" className={styles.title}>
            <span className={styles.count}>{count}</span> {title}
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
