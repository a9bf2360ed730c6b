import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ListboxProps, Props as SearchResultsProps} from '@theme/SearchResults';
import type {Answer} from '../../client/answers';
import Options from './Options';
import styles from './styles.module.css';

export interface Props extends ListboxProps {
  readonly answer: Answer;
  readonly onOpen: SearchResultsProps['onOpen'];
}

/** The answer as a listbox of groups. */
export default function Listbox({
  answer,
  onOpen,
  id,
  active,
  onActivate,
  isBusy,
}: Props): ReactNode {
  return (
    <div
      id={id}
      role="listbox"
      className={styles.listbox}
      // It scrolls, but Tab must skip it, because the combobox moves through its options.
      tabIndex={-1}
      // Prevents a mouse press from taking the focus from the combobox.
      onMouseDown={(event) => event.preventDefault()}
      aria-busy={isBusy}
      // Only tests and benchmarks read this; readers simply see the rest of the answer arrive.
      data-partial={!answer.isComplete && !answer.failure}
      aria-label={translate({
        id: 'localSearch.results',
        message: 'Search results',
        description: 'Accessible name of the list of search results',
      })}
    >
      <Options answer={answer} onOpen={onOpen} id={id} active={active} onActivate={onActivate} />
    </div>
  );
}
