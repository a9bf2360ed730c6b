import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {batches, type SpeedData, type SpeedRecord} from '../../model/speed';
import type {DataAddresses} from '../../workers/fetchData';
import {numberText} from '../numberText';
import Legend from '../plot/Legend';
import Plot from '../plot/Plot';
import {speedScales} from '../plot/scales';
import type {Series} from '../plot/series';
import styles from '../plot/styles.module.css';
import {defaultFormState, type FormState} from './formState';
import Inputs from './Inputs';
import {inputNames} from './labels';
import Machine from './Machine';
import OwnMachine from './OwnMachine';
import {kindsOf, seriesFor, sizesOfKind, valuesOf} from './series';
import {speedText} from './speedText';
import Table from './Table';
import useOwnSpeeds from './useOwnSpeeds';

export interface Props {
  /** The folder below the listings' folder of an article's problem. */
  readonly problem: string;
  readonly approaches: SpeedData['approaches'];
  readonly record: SpeedRecord;
  /** The values of the form before the panel was there. */
  readonly formState?: FormState;
  /** Where the modules are that the reader's machine runs; absent in the server's picture. */
  readonly addresses?: DataAddresses;
}

/** Describes the last speeds for those who do not see the plot. */
function summaryOf(title: string, series: readonly Series[]): string {
  const ends = series.flatMap(({letter, title: name, points}) => {
    const last = points.at(-1);
    return last
      ? [
          translate(
            {id: 'cppListings.race.end', message: '{letter}, {name}: {speed} at n = {n}'},
            {letter, name, speed: speedText(last.value), n: numberText(last.n)},
          ),
        ]
      : [];
  });
  return translate(
    {
      id: 'cppListings.race.summary',
      message:
        '{title}, by the size n, both axes logarithmic. {ends}. All numbers are in the table below.',
    },
    {title, ends: ends.join('; ')},
  );
}

/** A panel with plot, legend and table of how fast the approaches to a problem are. */
export default function Panel({
  problem,
  approaches,
  record,
  formState = defaultFormState,
  addresses,
}: Props): ReactNode {
  const kinds = kindsOf(record);
  const [inputs, setInputs] = useState(formState.inputs ?? kinds[0] ?? 'average');
  const {own, message, isRunning, progress, start, stop} = useOwnSpeeds(addresses);
  const series = seriesFor({approaches}, record, own, inputs);
  const scales = speedScales(sizesOfKind(record, inputs), valuesOf(series));
  const title = translate(
    {id: 'cppListings.race.title', message: 'Nanoseconds for each element. {inputs}'},
    {inputs: inputNames[inputs]},
  );
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.caption}>{title}</figcaption>
      {kinds.length > 1 && <Inputs kinds={kinds} inputs={inputs} onInputs={setInputs} />}
      <Plot series={series} scales={scales} label={summaryOf(title, series)} />
      <Legend series={series} hidden={formState.hidden} />
      <p className={styles.note}>
        <Machine {...record} />{' '}
        <Translate id="cppListings.race.note" values={{batches}}>
          {
            'Each point is the median of {batches} batches of calls; lower is faster. Another machine or compiler gives other figures, and may give another order.'
          }
        </Translate>
      </p>
      <OwnMachine
        isRunning={isRunning}
        progress={progress}
        message={message}
        onStart={() => void start(inputs)}
        onStop={stop}
      />
      <Table
        problem={problem}
        approaches={approaches}
        record={record}
        own={own}
        isOpen={formState.isOpen}
      />
    </figure>
  );
}
