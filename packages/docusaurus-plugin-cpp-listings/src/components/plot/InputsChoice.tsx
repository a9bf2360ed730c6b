import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {InputKind} from '../../model/costs';
import Choice from './Choice';

export interface Props {
  /** The available kinds. */
  readonly kinds: readonly InputKind[];
  readonly textOf: (kind: InputKind) => string;
  readonly inputs: InputKind;
  readonly onInputs: (inputs: InputKind) => void;
}

/** A list from which the reader chooses the inputs of a plot. */
export default function InputsChoice({kinds, textOf, inputs, onInputs}: Props): ReactNode {
  return (
    <Choice
      name="inputs"
      label={
        <Translate id="cppListings.plot.inputs" description="Label of a choice of inputs">
          Inputs
        </Translate>
      }
      options={kinds}
      textOf={textOf}
      chosen={inputs}
      onChoose={onInputs}
    />
  );
}
