import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ListboxProps} from '@theme/SearchResults';
import type {Answer} from '../../client/answers';
import Options from './Options';
import styles from './styles.module.css';

export interface Props extends ListboxProps {
  readonly answer: Answer;
  readonly onOpen: () => void;
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
      // It scrolls, but is no stop of the Tab key: the combobox moves in it.
      tabIndex={-1}
      // A press would take the focus out of the combobox.
      onMouseDown={(event) => event.preventDefault()}
      aria-busy={isBusy}
      // For tests and measurements: readers see the rest of the answer when it comes.
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
