import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {inputKinds, measures, type InputKind, type Measure} from '../../model/costs';
import styles from '../plot/styles.module.css';
import {inputLabels, measureLabels} from './labels';

export interface Props {
  readonly measure: Measure;
  readonly inputs: InputKind;
  readonly onMeasure: (measure: Measure) => void;
  readonly onInputs: (inputs: InputKind) => void;
}

/** Lists that choose what is drawn: which measure, on which inputs. */
export default function Choices({measure, inputs, onMeasure, onInputs}: Props): ReactNode {
  return (
    <div className={styles.choices}>
      <label>
        <Translate
          id="cppListings.complexity.measure"
          description="Label of a choice of what was counted"
        >
          Counted
        </Translate>
        <select
          name="measure"
          value={measure}
          onChange={(event) => {
            const chosen = measures.find((name) => name === event.target.value);
            onMeasure(chosen ?? measure);
          }}
        >
          {measures.map((name) => (
            <option key={name} value={name}>
              {measureLabels[name].name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <Translate id="cppListings.complexity.inputs" description="Label of a choice of inputs">
          Inputs
        </Translate>
        <select
          name="inputs"
          value={inputs}
          onChange={(event) => {
            const chosen = inputKinds.find((name) => name === event.target.value);
            onInputs(chosen ?? inputs);
          }}
        >
          {inputKinds.map((name) => (
            <option key={name} value={name}>
              {inputLabels[name].name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
