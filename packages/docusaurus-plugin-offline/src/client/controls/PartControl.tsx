import {useId, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {cachePart, removePart, stopCaching} from './cacheParts';
import type {PartOutcome, PartState} from './offlineState';
import Outcome from './Outcome';
import PartButton from './PartButton';
import {sizeText} from './sizeText';
import styles from './styles.module.css';

export interface Props {
  readonly part: PartState;
  /** The name of the part that is being cached. */
  readonly active: string | undefined;
  /** The outcome of the last attempt to cache or remove this part. */
  readonly outcome: PartOutcome | undefined;
}

/**
 * Shows the size of a part of the site and how much of it is cached, with buttons to cache or
 * remove it.
 */
export default function PartControl({part, active, outcome}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const id = useId();
  // A part that is removed while offline cannot be fetched again, so the reader has to confirm the
  // removal.
  const [isConfirming, setIsConfirming] = useState(false);
  const {name, size, cachedSize, removableSize, isActiveElsewhere} = part;
  const label =
    part.label ??
    translate({
      id: 'offline.wholeSite',
      message: 'The whole site',
      description:
        'Name of the whole site as a part to save: all pages, the search, and their files',
    });
  const isActive = active === name;
  const values = {
    size: sizeText(size, i18n.currentLocale),
    kept: sizeText(cachedSize, i18n.currentLocale),
  };
  const onCache = () => {
    setIsConfirming(false);
    void cachePart(name);
  };
  const onRemove = async () => {
    if (!isConfirming && !navigator.onLine) {
      setIsConfirming(true);
      return;
    }
    await removePart(name);
    setIsConfirming(false);
  };
  return (
    <section
      className={`${styles.part} padding--md margin-bottom--md`}
      aria-labelledby={id}
      data-part={name}
    >
      <Heading as="h2" className={`${styles.label} margin-bottom--xs`}>
        {/* The heading has no link to itself, because screen readers would read it as a part of each label. */}
        <span id={id}>{label}</span>
      </Heading>
      <p className="margin-bottom--none">
        {translate(
          {
            id: 'offline.size',
            message: '{kept} of {size} on this device',
            description: 'The saved size of a part of the site',
          },
          values,
        )}
      </p>
      {(isActive || isActiveElsewhere || (cachedSize > 0 && cachedSize < size)) && (
        <progress
          className={`${styles.progress} margin-top--sm`}
          aria-labelledby={id}
          max={size}
          value={cachedSize}
        />
      )}
      <div className={styles.buttons}>
        {isActive ? (
          <PartButton kind="secondary" describedBy={id} onPress={stopCaching}>
            {translate({
              id: 'offline.stop',
              message: 'Stop',
              description: 'Button that stops saving a part of the site',
            })}
          </PartButton>
        ) : (
          <PartButton
            kind="primary"
            isIdle={active !== undefined || isActiveElsewhere || cachedSize === size}
            describedBy={id}
            onPress={onCache}
          >
            {cachedSize === size
              ? translate({
                  id: 'offline.keptAll',
                  message: 'Saved',
                  description: 'Button that saves a part of the site, when nothing is missing',
                })
              : translate(
                  {
                    id: 'offline.keep',
                    message: 'Save ({size})',
                    description: 'Button that saves the missing files of a part of the site',
                  },
                  {size: sizeText(size - cachedSize, i18n.currentLocale)},
                )}
          </PartButton>
        )}
        <PartButton
          kind="secondary"
          isIdle={isActive || isActiveElsewhere || removableSize === 0}
          describedBy={id}
          onPress={() => void onRemove()}
        >
          {isConfirming
            ? translate({
                id: 'offline.removeReally',
                message: 'Remove anyway',
                description: 'Button that confirms the removal of a part of the site',
              })
            : translate({
                id: 'offline.remove',
                message: 'Remove',
                description: 'Button that removes a part of the site',
              })}
        </PartButton>
      </div>
      <Outcome part={part} outcome={outcome} isActive={isActive} isConfirming={isConfirming} />
    </section>
  );
}
