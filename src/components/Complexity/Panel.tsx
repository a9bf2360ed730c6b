import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {CostsData} from '@site/src/plugins/listings/client/costs';
import Choices from './Choices';
import {firstChosen, type Chosen} from './chosen';
import Legend from './Legend';
import OwnSize from './OwnSize';
import Plot from './Plot';
import {scalesFor} from './scales';
import {largestSize, largestValue, seriesFor, type Series} from './series';
import {sizeLimit} from './size';
import styles from './styles.module.css';
import Table from './Table';
import useOwnCosts from './useOwnCosts';
import {inputWords, measureWords} from './words';

export interface Props {
  readonly data: CostsData;
  /** What was set before the scripts came. */
  readonly chosen?: Chosen;
}

/** The last counts in words, for those who do not see the plot. */
function summaryOf(title: string, series: readonly Series[]): string {
  const ends = series.flatMap(({letter, title: name, points}) => {
    const last = points.at(-1);
    return last
      ? [
          translate(
            {id: 'complexity.end', message: '{letter}, {name}: {value} at n = {n}'},
            {letter, name, value: last.value.toLocaleString('en'), n: last.n.toLocaleString('en')},
          ),
        ]
      : [];
  });
  return translate(
    {
      id: 'complexity.summary',
      message:
        '{title}, by the size n, both axes logarithmic. {ends}. All numbers are in the table below.',
    },
    {title, ends: ends.join('; ')},
  );
}

/** Plot, choices, legend and table of a problem's costs. */
export default function Panel({data, chosen = firstChosen}: Props): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const [measure, setMeasure] = useState(chosen.measure);
  const [inputs, setInputs] = useState(chosen.inputs);
  const {own, message, isRunning, start, stop} = useOwnCosts(data);
  const series = seriesFor(data, own, measure, inputs);
  const scales = scalesFor(largestSize(data, own), largestValue(data, own, measure));
  const {name, meaning} = measureWords[measure];
  const title = inputWords[inputs].title.replace('{measure}', name);
  useEffect(() => {
    const field =
      chosen.focus && panel.current?.querySelector<HTMLElement>(`[name="${chosen.focus}"]`);
    if (field) {
      field.focus({preventScroll: true});
    }
  }, [chosen]);
  return (
    <figure ref={panel} className={styles.panel}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <Choices measure={measure} inputs={inputs} onMeasure={setMeasure} onInputs={setInputs} />
      <Plot series={series} scales={scales} label={summaryOf(title, series)} />
      <Legend series={series} hidden={chosen.hidden} />
      <p className={styles.note}>
        {meaning}{' '}
        <Translate id="complexity.inputs">
          Adversarial inputs are made to be dear and favourable ones to be cheap, for the problem as
          a whole: a single approach may find others dearer or cheaper.
        </Translate>{' '}
        {series.some(({bound}) => bound) ? (
          <Translate id="complexity.bounds">
            The broad, pale lines are the stated bounds, through the last count on the adversarial
            inputs. The build fails when the counts grow otherwise.
          </Translate>
        ) : (
          <Translate id="complexity.noBounds">No bound is stated for this.</Translate>
        )}
      </p>
      <OwnSize
        size={chosen.size}
        most={sizeLimit(data)}
        isRunning={isRunning}
        message={message}
        onCount={(size) =>
          void start(
            size,
            inputs,
            series.map(({letter}) => letter),
          )
        }
        onStop={stop}
      />
      <Table series={series} title={title} isOpen={chosen.isOpen} />
    </figure>
  );
}
