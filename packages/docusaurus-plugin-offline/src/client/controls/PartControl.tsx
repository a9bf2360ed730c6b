import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {Outcome as Ended} from '../../store/download';
import {keep, remove, stop, type PartState} from './keeping';
import Outcome from './Outcome';
import {sizeText} from './sizeText';
import styles from './styles.module.css';

export interface Props {
  readonly part: PartState;
  /** The name of the part that is being kept. */
  readonly active: string | undefined;
  /** How the last try to keep this part ended. */
  readonly outcome: Ended | undefined;
}

/** Says how large a part of the site is and how much of it is kept, and keeps or removes it. */
export default function PartControl({part, active, outcome}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const id = useId();
  const {name, size, keptSize} = part;
  const label =
    part.label ??
    translate({
      id: 'offline.wholeSite',
      message: 'The whole site',
      description: 'What the reader keeps: all pages, the search, and what they show',
    });
  const isActive = active === name;
  const values = {
    size: sizeText(size, i18n.currentLocale),
    kept: sizeText(keptSize, i18n.currentLocale),
  };
  return (
    <section className={styles.part} aria-labelledby={id} data-part={name}>
      <Heading as="h2" id={id} className={styles.label}>
        {label}
      </Heading>
      <p className="margin-bottom--none">
        <Translate
          id="offline.size"
          values={values}
          description="How much of a part of the site is kept"
        >
          {'{kept} of {size} on this device'}
        </Translate>
      </p>
      {(isActive || (keptSize > 0 && keptSize < size)) && (
        <progress className={styles.progress} aria-labelledby={id} max={size} value={keptSize} />
      )}
      <div className={styles.buttons}>
        {isActive ? (
          <button type="button" className="button button--secondary" onClick={stop}>
            <Translate id="offline.stop" description="Button that stops keeping a part of the site">
              Stop
            </Translate>
          </button>
        ) : (
          <button
            type="button"
            className="button button--primary"
            disabled={active !== undefined || keptSize === size}
            aria-describedby={id}
            onClick={() => void keep(name)}
          >
            <Translate
              id="offline.keep"
              values={{size: sizeText(size - keptSize, i18n.currentLocale)}}
              description="Button that keeps what is missing of a part of the site"
            >
              {'Keep ({size})'}
            </Translate>
          </button>
        )}
        <button
          type="button"
          className="button button--secondary"
          disabled={isActive || keptSize === 0}
          aria-describedby={id}
          onClick={() => void remove(name)}
        >
          <Translate id="offline.remove" description="Button that removes a part of the site">
            Remove
          </Translate>
        </button>
      </div>
      <Outcome part={part} outcome={outcome} isActive={isActive} />
    </section>
  );
}
