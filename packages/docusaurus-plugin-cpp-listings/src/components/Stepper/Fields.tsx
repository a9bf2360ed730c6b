import {memo, useId, useState, type FocusEvent, type KeyboardEvent} from 'react';
import clsx from 'clsx';
import type {InputData} from '../../model/problem';
import {describeFieldError} from './describeFieldError';
import {hasElements, isText, readInput} from '../../model/inputs';
import {isComposing} from '../isComposing';
import styles from './fields.module.css';

/** Shows the errors of a panel's fields, and moves the focus to the first wrong field. */
export function showFieldErrors(panel: HTMLElement | null): void {
  const wrong = [
    ...(panel?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-field]:invalid') ??
      []),
  ];
  wrong.forEach((box) => box.checkValidity());
  wrong[0]?.focus();
}

/** Whether a field shows its error. While the reader edits a wrong field, screen readers stay silent. */
type ErrorDisplay = 'hidden' | 'shown' | 'silent';

interface FieldProps {
  readonly isStatic: boolean;
  readonly input: InputData;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
}

function Field({isStatic, input, text, onChange, onEnter}: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const read = readInput(input, text);
  const [display, setDisplay] = useState<ErrorDisplay>('hidden');
  const [checkCount, setCheckCount] = useState(0);
  const error = 'fault' in read ? describeFieldError(read.fault) : undefined;
  // Every input is wrong while it is half typed, so its error is not shown yet.
  const shownError = display === 'hidden' ? undefined : error;
  const change = (next: string) => {
    setDisplay(shownError === undefined ? 'hidden' : 'silent');
    onChange(next);
  };
  const shared = {
    id: isStatic ? undefined : id,
    value: text,
    className: styles.box,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    'aria-invalid': shownError !== undefined,
    'aria-describedby': isStatic ? undefined : errorId,
    'data-field': input.name,
    ref(box: HTMLInputElement | HTMLTextAreaElement | null) {
      box?.setCustomValidity(error ?? '');
    },
    onInvalid() {
      setDisplay('shown');
      setCheckCount((count) => count + 1);
    },
    // A pressed button checks the fields itself. A message
    // must not move the button during the press.
    onBlur({relatedTarget}: FocusEvent) {
      if (!(relatedTarget instanceof HTMLButtonElement)) {
        setDisplay('shown');
      }
    },
    // Shift and Enter insert a line break. During composition, Enter chooses a word.
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent)) {
        event.preventDefault();
        onEnter();
      }
    },
  } as const;
  const isWide = hasElements(input) || isText(input);
  // Ids do not compress, so in the static preview the label encloses the field and needs no id.
  const Around = isStatic ? 'label' : 'div';
  return (
    <Around className={clsx(styles.field, isWide && styles.wide)}>
      {isStatic ? (
        <span className={styles.label}>{input.name}</span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {input.name}
        </label>
      )}
      {isWide ? (
        <textarea
          {...shared}
          rows={1}
          onChange={({target}) => change(target.value)}
          // For a field that Tab leads to, browsers scroll to the cursor only, without the margin
          // under a sticky navbar.
          onKeyUp={({key, currentTarget}) =>
            key === 'Tab' && currentTarget.scrollIntoView({block: 'nearest'})
          }
        />
      ) : (
        <input {...shared} type="text" onChange={({target}) => change(target.value)} />
      )}
      {!isStatic && (
        <p
          id={errorId}
          className={styles.fault}
          aria-live={display === 'silent' ? 'off' : 'polite'}
        >
          {/* Another element at each check, so that screen readers announce the same error again. */}
          {shownError !== undefined && <span key={checkCount}>{shownError}</span>}
        </p>
      )}
    </Around>
  );
}

interface Props {
  /** Whether this is the static preview, which contains only visible parts. */
  readonly isStatic?: boolean;
  readonly inputs: readonly InputData[];
  /** The text of each field. */
  readonly texts: readonly string[];
  readonly onChange: (texts: readonly string[]) => void;
  /** Called when the reader presses Enter in a field. */
  readonly onEnter: () => void;
}

/** One field for each input of the problem; each is checked after the reader has edited it. */
export default memo(function Fields({isStatic = false, inputs, texts, onChange, onEnter}: Props) {
  return inputs.map((input, index) => (
    <Field
      key={input.name}
      isStatic={isStatic}
      input={input}
      text={texts[index] ?? ''}
      onChange={(text) => onChange(texts.map((old, at) => (at === index ? text : old)))}
      onEnter={onEnter}
    />
  ));
});
