import {memo, type ReactNode} from 'react';
import type {Props as SearchResultsProps} from '@theme/SearchResults';
import type {Answer} from '../../client/answers';
import {groupPages, listRows, type Row} from '../../client/resultRows';
import {optionId} from './optionId';
import PageHeading from './PageHeading';
import RowLink from './RowLink';
import {categoryNames} from './categoryNames';
import styles from './styles.module.css';

export interface Props {
  readonly answer: Answer;
  readonly onOpen: SearchResultsProps['onOpen'];
  /** The id of the listbox. */
  readonly id: string;
  /** The position of the active option. */
  readonly active: number;
  readonly onActivate: (position: number) => void;
}

const plain = (text: Row['title']) => text.map(({text: piece}) => piece).join('');

function AllOptions({
  answer: {pages, words, counts},
  onOpen,
  id,
  active,
  onActivate,
}: Props): ReactNode {
  const groups = groupPages(pages);
  const positions = new Map(listRows(groups).map((row, position) => [row, position]));
  const link = (row: Row, isSection: boolean, context: readonly string[]) => {
    const position = positions.get(row) ?? 0;
    return (
      <RowLink
        // Keys are positions, because most rows differ from the last answer, and updating
        // elements is faster than replacing them.
        key={position}
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
  return groups.map(({category, pages: rows}) => (
    <div key={category} role="group" aria-labelledby={`${id}-${category}`}>
      <div id={`${id}-${category}`} role="presentation" className={styles.category}>
        {categoryNames[category]} <span className={styles.count}>{counts[category]}</span>
      </div>
      {rows.map(({hit, top, sections}, place) => (
        <div key={place} role="presentation" className={styles.page}>
          {top ? (
            link(top, false, hit.breadcrumbs)
          ) : (
            <PageHeading title={hit.title} context={hit.breadcrumbs} />
          )}
          {sections.map((section) => link(section, true, [plain(hit.title)]))}
        </div>
      ))}
    </div>
  ));
}

/**
 * The groups of a listbox, one for each category with results. Memoized, so that they do not
 * render again while the reader types and the next answer is computed.
 */
const Options = memo(AllOptions);
export default Options;
