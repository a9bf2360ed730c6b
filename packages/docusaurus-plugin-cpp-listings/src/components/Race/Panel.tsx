import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {batches, speedRows, type SpeedData, type SpeedRecord} from '../../model/speed';
import type {DataAddresses} from '../../workers/fetchData';
import InputsChoice from '../plot/InputsChoice';
import Legend from '../plot/Legend';
import Numbers from '../plot/Numbers';
import Plot from '../plot/Plot';
import {speedScales} from '../plot/scales';
import styles from '../plot/styles.module.css';
import {summaryOf} from '../plot/summaryOf';
import {defaultFormState, type FormState} from './formState';
import {inputNames} from './labels';
import Machine from './Machine';
import OwnMachine from './OwnMachine';
import {kindsOf, seriesFor, sizesOfKind, valuesOf} from './series';
import Speeds from './Speeds';
import {speedText} from './speedText';
import useOwnSpeeds from './useOwnSpeeds';

export interface Props {
  /** The folder of an article's problem, below the listings' folder. */
  readonly problem: string;
  readonly approaches: SpeedData['approaches'];
  readonly record: SpeedRecord;
  /** The values of the form in the static preview. */
  readonly formState?: FormState;
  /** The addresses of the modules that the reader's machine runs; absent in the static preview. */
  readonly addresses?: DataAddresses;
  /** The link to the table on another page, in the static preview. */
  readonly tableLink?: ReactNode;
}

/** A panel with plot, legend and table of the speeds of the approaches to a problem. */
export default function Panel({
  problem,
  approaches,
  record,
  formState = defaultFormState,
  addresses,
  tableLink,
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
      {kinds.length > 1 && (
        <div className={styles.choices}>
          <InputsChoice
            kinds={kinds}
            textOf={(kind) => inputNames[kind]}
            inputs={inputs}
            onInputs={setInputs}
          />
        </div>
      )}
      <Plot
        series={series}
        scales={scales}
        name={translate({
          id: 'cppListings.race.axis',
          message: 'ns for each element',
          description: 'At an axis of a plot; ns are nanoseconds',
        })}
        label={summaryOf(title, series, speedText)}
      />
      <Legend series={series} hidden={formState.hidden} />
      <p className={styles.note}>
        <Machine {...record} />{' '}
        <Translate id="cppListings.race.note" values={{batches}}>
          {
            'Each point is the median of {batches} batches of calls; lower is faster. Another machine or compiler gives different figures, and may give a different order.'
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
      <Numbers isOpen={formState.isOpen} ids={speedRows(problem)}>
        {tableLink ?? (
          <Speeds problem={problem} approaches={approaches} record={record} own={own} />
        )}
      </Numbers>
    </figure>
  );
}
