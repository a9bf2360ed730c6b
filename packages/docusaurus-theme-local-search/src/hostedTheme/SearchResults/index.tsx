import {type ReactNode} from 'react';
import type {Props} from '@theme/SearchResults';
import LocalSearchResults from '../../theme/SearchResults';
import AwayNotice from './AwayNotice';
import styles from './styles.module.css';

/** The results of a query; on the search page, with a notice if the service is away. */
export default function SearchResults(props: Props): ReactNode {
  return (
    <>
      {!props.listbox && <AwayNotice className={styles.inList} />}
      <LocalSearchResults {...props} />
    </>
  );
}
