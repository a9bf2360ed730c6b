import {memo, useId, type KeyboardEvent} from 'react';
import clsx from 'clsx';
import type {InputData} from '../../model/problem';
import {describeFault} from './describeFault';
import {hasElements, isText, readInput} from '../../model/inputs';
import styles from './fields.module.css';

interface FieldProps {
  readonly isStill: boolean;
  readonly input: InputData;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
}

function Field({isStill, input, text, onChange, onEnter}: FieldProps) {
  const id = useId();
  const faultId = `${id}-fault`;
  const read = readInput(input, text);
  const fault = 'fault' in read ? describeFault(read.fault) : undefined;
  const shared = {
    id: isStill ? undefined : id,
    value: text,
    className: styles.box,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    'aria-invalid': fault !== undefined,
    'aria-describedby': isStill ? undefined : faultId,
    'data-field': input.name,
    // With Shift it is a line break. While a word is composed it chooses the word.
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
        event.preventDefault();
        onEnter();
      }
    },
  } as const;
  const isWide = hasElements(input) || isText(input);
  // Ids do not compress: the label is around what has none.
  const Around = isStill ? 'label' : 'div';
  return (
    <Around className={clsx(styles.field, isWide && styles.wide)}>
      {isStill ? (
        <span className={styles.label}>{input.name}</span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {input.name}
        </label>
      )}
      {isWide ? (
        <textarea {...shared} rows={1} onChange={({target}) => onChange(target.value)} />
      ) : (
        <input {...shared} type="text" onChange={({target}) => onChange(target.value)} />
      )}
      {!isStill && (
        <p id={faultId} className={styles.fault} aria-live="polite">
          {fault}
        </p>
      )}
    </Around>
  );
}

interface Props {
  /** Whether it is the server's picture, which has what is seen alone. */
  readonly isStill?: boolean;
  readonly inputs: readonly InputData[];
  /** The text of each field. */
  readonly texts: readonly string[];
  readonly onChange: (texts: readonly string[]) => void;
  /** Enter was pressed in a field. */
  readonly onEnter: () => void;
}

/** One field for each input of the problem, each checked while it is typed in. */
export default memo(function Fields({isStill = false, inputs, texts, onChange, onEnter}: Props) {
  return inputs.map((input, index) => (
    <Field
      key={input.name}
      isStill={isStill}
      input={input}
      text={texts[index] ?? ''}
      onChange={(text) => onChange(texts.map((old, at) => (at === index ? text : old)))}
      onEnter={onEnter}
    />
  ));
});
