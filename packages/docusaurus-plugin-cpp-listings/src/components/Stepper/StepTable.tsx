import {memo, useState} from 'react';
import Translate from '@docusaurus/Translate';
import StepRows, {type Props} from './StepRows';
import styles from './panel.module.css';

/** A folded table of all steps of a run; React renders it when the reader first opens it. */
export default memo(function StepTable({trace, lines}: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={styles.steps}
      onToggle={({currentTarget}) => currentTarget.open && setWasOpened(true)}
    >
      <summary>
        <Translate id="cppListings.steps" values={{count: trace.steps.length - 1}}>
          {'All steps as a table ({count})'}
        </Translate>
      </summary>
      {wasOpened && <StepRows trace={trace} lines={lines} />}
    </details>
  );
});
