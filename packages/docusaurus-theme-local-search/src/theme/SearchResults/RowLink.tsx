import {type ReactNode} from 'react';
import type {Props as SearchResultsProps} from '@theme/SearchResults';
import clsx from 'clsx';
import PlainLink from '../../client/PlainLink';
import {resultAddress} from '../../client/resultAddress';
import type {Row} from '../../client/resultRows';
import {useNavigate} from '../../client/searchHost';
import Marked from './Marked';
import styles from './styles.module.css';

export interface Props {
  readonly row: Row;
  /** Words to highlight on the opened page. */
  readonly words: readonly string[];
  /** Whether the row is a section below its page's title. */
  readonly isSection: boolean;
  /**
   * Titles above the row's own. They are visible above a page, but only announced before a
   * section.
   */
  readonly context: readonly string[];
  readonly onOpen: SearchResultsProps['onOpen'];
  /** Makes the link an option of a listbox. */
  readonly option?: {
    readonly id: string;
    readonly isActive: boolean;
    readonly onActivate: () => void;
  };
}

/** A result: a link with title and excerpt, which may be an option of a listbox. */
export default function RowLink({
  row,
  words,
  isSection,
  context,
  onOpen,
  option,
}: Props): ReactNode {
  const navigate = useNavigate();
  const href = resultAddress(row.path, words);
  return (
    <PlainLink
      href={href}
      className={clsx(styles.row, isSection && styles.section)}
      {...(option && {
        id: option.id,
        role: 'option',
        tabIndex: -1,
        'aria-selected': option.isActive,
        // Results that move below a resting pointer must not become active.
        onPointerMove: ({movementX, movementY}) => {
          if (movementX !== 0 || movementY !== 0) {
            option.onActivate();
          }
        },
      })}
      onFollow={() => {
        navigate(href);
        onOpen(false);
      }}
      onOpenElsewhere={() => onOpen(true)}
    >
      {context.length > 0 && (
        <span className={isSection ? styles.unseen : styles.context}>
          {context.join(' › ') + (isSection ? ': ' : '')}
        </span>
      )}
      <span className={styles.title}>
        <Marked text={row.title} />
      </span>
      {row.excerpt.length > 0 && (
        <span className={styles.excerpt}>
          <Marked text={row.excerpt} />
        </span>
      )}
    </PlainLink>
  );
}
