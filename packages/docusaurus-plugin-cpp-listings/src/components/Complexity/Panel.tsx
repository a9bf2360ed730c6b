import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {CostsData} from '../../model/costs';
import Choices from './Choices';
import Counts from './Counts';
import {defaultFormState, type FormState} from './formState';
import OwnSize from './OwnSize';
import {largestSize, largestValue, seriesFor} from './series';
import {sizeLimit} from './size';
import {numberText} from '../numberText';
import Legend from '../plot/Legend';
import Numbers from '../plot/Numbers';
import Plot from '../plot/Plot';
import {scalesFor} from '../plot/scales';
import styles from '../plot/styles.module.css';
import {summaryOf} from '../plot/summaryOf';
import useOwnCosts from './useOwnCosts';
import {measureLabels, titleOf} from './labels';

export interface Props {
  /** The folder of an article's problem, below the listings' folder. */
  readonly problem: string;
  readonly data: CostsData;
  /** The values of the form in the static preview. */
  readonly formState?: FormState;
  /** The link to the table on another page, in the static preview. */
  readonly tableLink?: ReactNode;
}

/** A panel with plot, choices, legend and table of a problem's costs. */
export default function Panel({
  problem,
  data,
  formState = defaultFormState,
  tableLink,
}: Props): ReactNode {
  const [measure, setMeasure] = useState(formState.measure);
  const [inputs, setInputs] = useState(formState.inputs);
  const {own, message, isRunning, start, stop} = useOwnCosts(data);
  const series = seriesFor(data, own, measure, inputs);
  const scales = scalesFor(largestSize(data, own), largestValue(data, own, measure));
  const {name, meaning} = measureLabels[measure];
  const title = titleOf(measure, inputs);
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <Choices measure={measure} inputs={inputs} onMeasure={setMeasure} onInputs={setInputs} />
      <Plot
        series={series}
        scales={scales}
        name={name}
        label={summaryOf(title, series, numberText)}
      />
      <Legend series={series} hidden={formState.hidden} />
      <p key={measure} className={styles.note}>
        {meaning}{' '}
        <Translate id="cppListings.complexity.inputs">
          Adversarial inputs are made to be expensive and favourable ones to be cheap, for the
          problem as a whole: for a single approach, others may be more expensive or cheaper.
        </Translate>{' '}
        {series.some(({bound}) => bound) ? (
          <Translate id="cppListings.complexity.bounds">
            The wide, pale lines are the stated bounds, through the last count on the adversarial
            inputs. The build fails when the counts grow differently.
          </Translate>
        ) : (
          <Translate id="cppListings.complexity.noBounds">No bound is stated for this.</Translate>
        )}
      </p>
      <OwnSize
        problem={problem}
        size={formState.size}
        maxSize={sizeLimit(data)}
        isRunning={isRunning}
        message={message}
        onCount={(size) => void start(size, inputs)}
        onStop={stop}
      />
      <Numbers isOpen={formState.isOpen}>
        {tableLink ?? <Counts series={series} title={title} />}
      </Numbers>
    </figure>
  );
}
