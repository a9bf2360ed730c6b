import {type ReactNode} from 'react';
import type {Props} from '@theme/SearchResults';
import {toRows} from '../../client/resultRows';
import Listbox from './Listbox';
import RowLink from './RowLink';
import PageHeading from './PageHeading';
import {categoryNames} from './categoryNames';
import styles from './styles.module.css';

/**
 * The pages of an answer, each once, with the matching sections below its title. Every result is
 * a separate link, so that the reader can open it in a new tab or copy it.
 */
export default function SearchResults({answer, onOpen, listbox}: Props): ReactNode {
  if (listbox) {
    return <Listbox answer={answer} onOpen={onOpen} {...listbox} />;
  }
  const {pages, words} = answer;
  return (
    <ol className={styles.list}>
      {pages.map(toRows).map(({hit, top, sections}) => {
        const context = [categoryNames[hit.category], ...hit.breadcrumbs];
        return (
          <li key={hit.path} className={styles.page}>
            {top ? (
              <RowLink
                row={top}
                words={words}
                isSection={false}
                context={context}
                onOpen={onOpen}
              />
            ) : (
              <PageHeading title={hit.title} context={context} />
            )}
            {sections.length > 0 && (
              <ul className={styles.list}>
                {sections.map((section) => (
                  <li key={section.path}>
                    <RowLink row={section} words={words} isSection context={[]} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
