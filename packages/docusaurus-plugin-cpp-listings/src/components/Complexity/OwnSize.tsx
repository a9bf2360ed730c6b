import {useId, useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {isRepeatedClick} from '../controls/repeatedClick';
import {useSavedPanelState} from '../useSavedPanelState';
import {savedSizeName} from './formState';
import {readSize} from './size';
import styles from '../plot/styles.module.css';

export interface Props {
  /** The folder of an article's problem, below the listings' folder. */
  readonly problem: string;
  /** The initial text. */
  readonly size: string;
  /** The largest allowed size. */
  readonly maxSize: number;
  readonly isRunning: boolean;
  /** A message about the last count. */
  readonly message: ReactNode;
  readonly onCount: (size: number) => void;
  readonly onStop: () => void;
}

/** A form that counts the costs at a size that the reader chooses. */
export default function OwnSize({
  problem,
  size,
  maxSize,
  isRunning,
  message,
  onCount,
  onStop,
}: Props): ReactNode {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? size;
  const [error, setError] = useState('');
  const [checkCount, setCheckCount] = useState(0);
  const toSave = useMemo(() => (typed === undefined ? undefined : {texts: [typed]}), [typed]);
  useSavedPanelState(savedSizeName(problem), toSave);
  const field = useId();
  const explanation = useId();
  return (
    <form
      className={styles.own}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isRunning) {
          onStop();
          return;
        }
        const read = readSize(text, maxSize);
        setError('error' in read ? read.error : '');
        setCheckCount((count) => count + 1);
        if ('size' in read) {
          onCount(read.size);
        } else {
          event.currentTarget.querySelector('input')?.focus();
        }
      }}
    >
      <label htmlFor={field}>
        <Translate
          id="cppListings.complexity.size"
          description="Label of a field for a number of elements"
        >
          At n =
        </Translate>
      </label>
      <input
        id={field}
        name="size"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={error !== ''}
        aria-describedby={explanation}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button
        type="submit"
        onClick={(event) => {
          if (isRunning && isRepeatedClick(event)) {
            event.preventDefault();
          }
        }}
      >
        {isRunning
          ? translate({id: 'cppListings.complexity.stop', message: 'Stop'})
          : translate({id: 'cppListings.complexity.count', message: 'Count'})}
      </button>
      <span id={explanation} className={error ? styles.fault : styles.message} role="status">
        {/* Another element at each check, so that screen readers announce the same error again. */}
        {error ? <span key={checkCount}>{error}</span> : message}
      </span>
    </form>
  );
}
