import {memo, useId, useState, type FocusEvent, type KeyboardEvent} from 'react';
import clsx from 'clsx';
import type {InputData} from '../../model/problem';
import {describeFault} from './describeFault';
import {hasElements, isText, readInput} from '../../model/inputs';
import styles from './fields.module.css';

/** Says what is wrong with the fields of a panel, and takes the reader to the first that is wrong. */
export function tellFaults(panel: HTMLElement | null): void {
  const wrong = [
    ...(panel?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-field]:invalid') ??
      []),
  ];
  wrong.forEach((box) => box.checkValidity());
  wrong[0]?.focus();
}

/** Whether a field's fault is told; it is told silently while it is typed away. */
type Telling = 'untold' | 'told' | 'silent';

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
  const [telling, setTelling] = useState<Telling>('untold');
  const fault = 'fault' in read ? describeFault(read.fault) : undefined;
  // Every input is wrong while it is half typed.
  const told = telling === 'untold' ? undefined : fault;
  const change = (next: string) => {
    setTelling(told === undefined ? 'untold' : 'silent');
    onChange(next);
  };
  const shared = {
    id: isStill ? undefined : id,
    value: text,
    className: styles.box,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    'aria-invalid': told !== undefined,
    'aria-describedby': isStill ? undefined : faultId,
    'data-field': input.name,
    ref(box: HTMLInputElement | HTMLTextAreaElement | null) {
      box?.setCustomValidity(fault ?? '');
    },
    onInvalid: () => setTelling('told'),
    // A button that is pressed asks itself, and must not move away before it is let go.
    onBlur({relatedTarget}: FocusEvent) {
      if (!(relatedTarget instanceof HTMLButtonElement)) {
        setTelling('told');
      }
    },
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
        <textarea {...shared} rows={1} onChange={({target}) => change(target.value)} />
      ) : (
        <input {...shared} type="text" onChange={({target}) => change(target.value)} />
      )}
      {!isStill && (
        <p
          id={faultId}
          className={styles.fault}
          aria-live={telling === 'silent' ? 'off' : 'polite'}
        >
          {told}
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

/** One field for each input of the problem, each checked when it has been typed in. */
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
