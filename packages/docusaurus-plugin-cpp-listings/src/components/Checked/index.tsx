import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {CheckedData} from '../../model/records';
import Machine from '../Race/Machine';
import {elementAt} from '../elementAt';
import {numberText} from '../numberText';
import styles from './styles.module.css';

interface Props {
  /** The article's folder, below the listings' folder. */
  readonly problem: string;
  /** Filled in at build time from `problem`; not written by authors. */
  readonly data?: CheckedData;
  /** The page and line of the element; filled in at build time. */
  readonly place?: string;
}

interface Row {
  readonly name: ReactNode;
  readonly value: ReactNode;
}

/** Describes what was proved, with what, and on which inputs. */
function proofRows(proof: NonNullable<CheckedData['proof']>): Row[] {
  return [
    {
      name: <Translate id="cppListings.checked.programs">Programs</Translate>,
      value: (
        <Translate
          id="cppListings.checked.programsCounted"
          values={{listings: proof.listings, pitfalls: proof.pitfalls}}
        >
          {
            '{listings} that must be right and {pitfalls} that must fail, those of the exercises included'
          }
        </Translate>
      ),
    },
    {
      name: <Translate id="cppListings.checked.compilers">Compilers</Translate>,
      value: proof.compilers.join('; '),
    },
    {
      name: <Translate id="cppListings.checked.flags">Flags</Translate>,
      value: proof.flags.map((flag) => (
        <Fragment key={flag}>
          <code className={styles.flag}>{flag}</code>{' '}
        </Fragment>
      )),
    },
    {
      name: <Translate id="cppListings.checked.inputs">Inputs</Translate>,
      value: (
        <Translate
          id="cppListings.checked.inputsCounted"
          values={{
            inputs: numberText(proof.inputs),
            seed: <code>{proof.seed}</code>,
            largest: numberText(proof.largest),
          }}
        >
          {
            '{inputs} right answers under the address and undefined-behaviour sanitizers: the cases of this page, random inputs from the seed {seed}, and inputs of up to {largest} elements'
          }
        </Translate>
      ),
    },
    {
      name: <Translate id="cppListings.checked.bounds">Bounds</Translate>,
      value: (
        <Translate id="cppListings.checked.boundsCounted" values={{bounds: proof.bounds}}>
          {'{bounds} on time and extra space, compared with counted steps and bytes'}
        </Translate>
      ),
    },
  ];
}

/** Describes the test of the proofs. */
const mutantsRow = ({killed, explained}: NonNullable<CheckedData['mutants']>): Row => ({
  name: <Translate id="cppListings.checked.mutants">Mutants</Translate>,
  value: (
    <Translate
      id="cppListings.checked.mutantsCounted"
      values={{
        killed: numberText(killed),
        explained: numberText(explained),
      }}
    >
      {
        '{killed} small changes to the programs, each found wrong by the proofs; {explained} more that no proof can tell from the program, each with its reason in mutants.yaml'
      }
    </Translate>
  ),
});

/** Describes when the proof was recorded, and for which commit of the listings. */
const dateRow = (date: string, commit: string | undefined): Row => ({
  name: <Translate id="cppListings.checked.date">Recorded</Translate>,
  value:
    commit === undefined ? (
      <Translate id="cppListings.checked.dateAlone" values={{date}}>
        {'on {date}; the commit of the listings is not known'}
      </Translate>
    ) : (
      <Translate
        id="cppListings.checked.dateAndCommit"
        values={{date, commit: <code>{commit.slice(0, 10)}</code>}}
      >
        {'on {date}; the listings are those of commit {commit}'}
      </Translate>
    ),
});

function rowsOf({proof, mutants, machine, commit, command}: CheckedData): Row[] {
  return [
    ...(proof ? proofRows(proof) : []),
    ...(mutants ? [mutantsRow(mutants)] : []),
    ...(machine
      ? [
          {
            name: <Translate id="cppListings.checked.speed">Speed</Translate>,
            value: <Machine {...machine} />,
          },
        ]
      : []),
    ...(proof ? [dateRow(proof.date, commit)] : []),
    {
      name: <Translate id="cppListings.checked.again">Check it again</Translate>,
      value: <code>{command}</code>,
    },
  ];
}

/**
 * Lists how an article was checked: the tools, the inputs, and the command that checks it again.
 *
 * @throws Error, which fails a production build and names file and line, when a record is missing
 * or older than its listings; in development the page shows the fault instead.
 */
export default function Checked({data, place}: Props): ReactNode {
  if (!data) {
    return null;
  }
  if (data.faults.length > 0 && process.env.NODE_ENV === 'production') {
    const start = elementAt(place, `<Checked problem="${data.article}">`);
    throw new Error(`${start}: ${data.faults.join('; ')}`);
  }
  return (
    <>
      {data.faults.map((fault) => (
        <p key={fault} className={styles.fault}>
          {fault}
        </p>
      ))}
      <dl className={styles.checked} data-search-ignore>
        {rowsOf(data).map(({name, value}, index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
