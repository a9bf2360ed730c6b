import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import cards from '@generated/article-cards/default/cards.json';
import Heading from '@theme/Heading';
import {checks, numberText} from 'docusaurus-plugin-cpp-listings/components';
import styles from './styles.module.css';

type Check = (typeof checks)[number];

/** The command that checks all articles. */
const command = 'npm run check';

const formatCount = (value: number | undefined) => (value === undefined ? '–' : numberText(value));

const columns: readonly {
  readonly label: string;
  readonly value: (check: Check) => number | undefined;
}[] = [
  {
    label: translate({id: 'proofs.table.listings', message: 'Programs'}),
    value: ({proof}) => proof?.listings,
  },
  {
    label: translate({id: 'proofs.table.pitfalls', message: 'Must fail'}),
    value: ({proof}) => proof?.pitfalls,
  },
  {
    label: translate({id: 'proofs.table.inputs', message: 'Right answers'}),
    value: ({proof}) => proof?.inputs,
  },
  {
    label: translate({id: 'proofs.table.bounds', message: 'Bounds'}),
    value: ({proof}) => proof?.bounds,
  },
  {
    label: translate({id: 'proofs.table.killed', message: 'Mutants found'}),
    value: ({mutants}) => mutants?.killed,
  },
  {
    label: translate({id: 'proofs.table.explained', message: 'Explained'}),
    value: ({mutants}) => mutants?.explained,
  },
];

interface Row {
  readonly path: string;
  readonly title: string;
  readonly check: Check;
}

const rows: readonly Row[] = cards.flatMap(({path, title}) => {
  const check = checks.find(({article}) => path.endsWith(`/${article}`));
  return check ? [{path, title, check}] : [];
});

function total(value: (check: Check) => number | undefined): number {
  return rows.reduce((sum, {check}) => sum + (value(check) ?? 0), 0);
}

/** The compilers that the proofs of all articles use. */
const compilersOfAll = (rows[0]?.check.proof?.compilers ?? []).filter((compiler) =>
  rows.every(({check}) => check.proof?.compilers.includes(compiler)),
);

/** A table of the checks of each article, with totals, and how to repeat them. */
export default function ProofTable(): ReactNode {
  return (
    <>
      <Heading as="h2" id="articles" className={styles.heading}>
        {translate({id: 'proofs.table.heading', message: 'Article by article'})}
      </Heading>
      <div
        className={styles.scroller}
        tabIndex={0}
        role="group"
        data-search-ignore
        aria-label={translate({id: 'proofs.table.label', message: 'Proofs of each article'})}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="proofs.table.article">Article</Translate>
              </th>
              {columns.map(({label}) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({path, title, check}) => (
              <tr key={path}>
                <th scope="row">
                  <Link to={check.proof ? `${path}#how-this-page-was-checked` : path}>{title}</Link>
                </th>
                {columns.map(({label, value}) => (
                  <td key={label}>{formatCount(value(check))}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Translate id="proofs.table.total">All</Translate>
              </th>
              {columns.map(({label, value}) => (
                <td key={label}>{formatCount(total(value))}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <ul>
        <li>
          <Translate
            id="proofs.explained.answers"
            values={{
              compilers: compilersOfAll.join(translate({id: 'proofs.and', message: ' and '})),
            }}
          >
            {
              'A right answer is one run of one program on one input, compiled with warnings as errors and watched by the address and undefined-behaviour sanitizers. Every program is compiled by {compilers}.'
            }
          </Translate>
        </li>
        <li>
          <Translate id="proofs.explained.mutants">
            A mutant is a program with one small change: a comparison, a sign, an index, a type, a
            statement left out. A proof that does not notice the change is too weak. A few mutants
            cannot be noticed: they give the same answers as the program itself, or differ only on
            inputs that would take a trial too long. Each of these is explained in a file next to
            the listing.
          </Translate>
        </li>
        <li>
          <Translate id="proofs.explained.bounds">
            A bound is compared with steps and bytes that are counted while n doubles.
          </Translate>
        </li>
        <li>
          <Translate id="proofs.explained.again" values={{command: <code>{command}</code>}}>
            {
              'In a copy of the repository, {command} does all of this again; with the name of an article, for that article.'
            }
          </Translate>
        </li>
      </ul>
    </>
  );
}
