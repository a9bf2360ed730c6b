import {type ComponentProps, type ReactNode, useId} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {maxQueryLength} from '../../client/searchAddress';
import styles from './styles.module.css';

/** The text field of a search, with its label; takes the props of an input. */
export default function Field({className, ...props}: ComponentProps<'input'>): ReactNode {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.unseen}>
        <Translate id="localSearch.input" description="Label of the search field">
          Search this site
        </Translate>
      </label>
      <input
        id={id}
        className={clsx(styles.field, className)}
        enterKeyHint="search"
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={translate({
          id: 'localSearch.placeholder',
          message: 'Search...',
          description: 'Placeholder of the search field',
        })}
        {...props}
      />
    </>
  );
}
