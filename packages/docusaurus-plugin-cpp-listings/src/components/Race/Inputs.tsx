import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {InputKind} from '../../model/costs';
import styles from '../plot/styles.module.css';
import {inputNames} from './labels';

export interface Props {
  /** The kinds that there are. */
  readonly kinds: readonly InputKind[];
  readonly inputs: InputKind;
  readonly onInputs: (inputs: InputKind) => void;
}

/** A list that chooses the inputs whose speeds are drawn. */
export default function Inputs({kinds, inputs, onInputs}: Props): ReactNode {
  return (
    <div className={styles.choices}>
      <label>
        <Translate id="cppListings.race.inputs" description="Label of a choice of inputs">
          Inputs
        </Translate>
        <select
          name="inputs"
          value={inputs}
          onChange={(event) => {
            const chosen = kinds.find((kind) => kind === event.target.value);
            onInputs(chosen ?? inputs);
          }}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {inputNames[kind]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
