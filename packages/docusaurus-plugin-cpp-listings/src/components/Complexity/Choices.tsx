import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {inputKinds, measures, type InputKind, type Measure} from '../../model/costs';
import Choice from '../plot/Choice';
import InputsChoice from '../plot/InputsChoice';
import styles from '../plot/styles.module.css';
import {inputLabels, measureLabels} from './labels';

export interface Props {
  readonly measure: Measure;
  readonly inputs: InputKind;
  readonly onMeasure: (measure: Measure) => void;
  readonly onInputs: (inputs: InputKind) => void;
}

/** Fields that choose the measure and the inputs that are drawn. */
export default function Choices({measure, inputs, onMeasure, onInputs}: Props): ReactNode {
  return (
    <div className={styles.choices}>
      <Choice
        name="measure"
        label={
          <Translate
            id="cppListings.complexity.measure"
            description="Label of the choices of operations that were counted"
          >
            Counted
          </Translate>
        }
        options={measures}
        textOf={(name) => measureLabels[name].name}
        chosen={measure}
        onChoose={onMeasure}
      />
      <InputsChoice
        kinds={inputKinds}
        textOf={(kind) => inputLabels[kind].name}
        inputs={inputs}
        onInputs={onInputs}
      />
    </div>
  );
}
