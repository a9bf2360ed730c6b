import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {InputKind} from '../../model/costs';
import Choice from './Choice';

export interface Props {
  /** The kinds that there are. */
  readonly kinds: readonly InputKind[];
  readonly textOf: (kind: InputKind) => string;
  readonly inputs: InputKind;
  readonly onInputs: (inputs: InputKind) => void;
}

/** A list that chooses the inputs of what is drawn. */
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
