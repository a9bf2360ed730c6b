import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {InputData} from '../../model/problem';
import ActionButton from '../controls/ActionButton';
import type {Action} from '../controls/actions';
import Fields from './Fields';
import styles from './panel.module.css';

export interface Props {
  /** Whether this is the static preview. */
  readonly isStatic: boolean;
  readonly inputs: readonly InputData[];
  /** The text of each field. */
  readonly texts: readonly string[];
  /** Whether the program has steps that can be shown. */
  readonly hasSteps: boolean;
  readonly onChange: (texts: readonly string[]) => void;
  /** Called when the reader presses Enter in a field. */
  readonly onEnter: () => void;
  readonly onAct: (action: Action) => void;
}

/** The fields of an input, and the buttons that run the program on it. */
export default function Start({
  isStatic,
  inputs,
  texts,
  hasSteps,
  onChange,
  onEnter,
  onAct,
}: Props): ReactNode {
  return (
    <div className={styles.inputs}>
      <Fields
        isStatic={isStatic}
        inputs={inputs}
        texts={texts}
        onChange={onChange}
        onEnter={onEnter}
      />
      <div className={styles.starts}>
        <ActionButton action="run" kind="primary" onAct={onAct}>
          <Translate id="cppListings.run">Run</Translate>
        </ActionButton>
        {hasSteps && (
          <ActionButton action="trace" onAct={onAct}>
            <Translate id="cppListings.trace">Step through</Translate>
          </ActionButton>
        )}
      </div>
    </div>
  );
}
