import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ListboxProps} from '@theme/SearchResults';
import type {Answer} from '../../client/answers';
import {groupPages, listRows, type Row} from '../../client/resultRows';
import {optionId} from './optionId';
import PageHeading from './PageHeading';
import RowLink from './RowLink';
import {categoryNames} from './categoryNames';
import styles from './styles.module.css';

export interface Props extends ListboxProps {
  readonly answer: Answer;
  readonly onOpen: () => void;
}

const plain = (text: Row['title']) => text.map(({text: piece}) => piece).join('');

/** The answer as a listbox of groups, one for each category with results. */
export default function Listbox({
  answer: {pages, words, counts},
  onOpen,
  id,
  active,
  onActivate,
  isBusy,
}: Props): ReactNode {
  const groups = groupPages(pages);
  const positions = new Map(listRows(groups).map((row, position) => [row, position]));
  const link = (row: Row, isSection: boolean, context: readonly string[]) => {
    const position = positions.get(row) ?? 0;
    return (
      <RowLink
        key={row.path}
        row={row}
        words={words}
        isSection={isSection}
        context={context}
        onOpen={onOpen}
        option={{
          id: optionId(id, position),
          isActive: position === active,
          onActivate: () => onActivate(position),
        }}
      />
    );
  };
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
      aria-label={translate({
        id: 'localSearch.results',
        message: 'Search results',
        description: 'Accessible name of the list of search results',
      })}
    >
      {groups.map(({category, pages: rows}) => (
        <div key={category} role="group" aria-labelledby={`${id}-${category}`}>
          <div id={`${id}-${category}`} role="presentation" className={styles.category}>
            {categoryNames[category]} <span className={styles.count}>{counts[category]}</span>
          </div>
          {rows.map(({hit, top, sections}) => (
            <div key={hit.path} role="presentation" className={styles.page}>
              {top ? (
                link(top, false, hit.breadcrumbs)
              ) : (
                <PageHeading title={hit.title} context={hit.breadcrumbs} />
              )}
              {sections.map((section) => link(section, true, [plain(hit.title)]))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
