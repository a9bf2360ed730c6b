import {type ReactNode} from 'react';
import type {Props} from '@theme/SearchResults';
import LocalSearchResults from '../../theme/SearchResults';
import UnavailableNotice from './UnavailableNotice';
import styles from './styles.module.css';

/** The results of a query; on the search page, with a notice if the service is unavailable. */
export default function SearchResults(props: Props): ReactNode {
  return (
    <>
      {!props.listbox && <UnavailableNotice className={styles.inList} />}
      <LocalSearchResults {...props} />
    </>
  );
}
