import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Four paragraphs, which begin with **Idea.**, **Use.**, **Cost.** and **Trap.** */
  readonly children: ReactNode;
  /** Set at build time: the reading time in whole minutes. */
  readonly minutes?: string;
  /** Set at build time: the additional minutes for the Advanced parts. */
  readonly more?: string;
}

/**
 * A summary of an article with its reading time. The search ignores the time, because it is almost
 * the same in all articles.
 */
export default function InShort({children, minutes = '0', more = '0'}: Props): ReactNode {
  return (
    <section
      className={styles.box}
      data-in-short
      aria-label={translate({id: 'inShort.label', message: 'In short'})}
    >
      <p className={styles.head}>
        <span className={styles.title} aria-hidden="true">
          <Translate id="inShort.title">In short</Translate>
        </span>
        {minutes !== '0' && (
          <span className={styles.time} data-search-ignore>
            {more === '0' ? (
              <Translate id="inShort.time" values={{minutes}}>
                {'Reading time: {minutes} min'}
              </Translate>
            ) : (
              <Translate id="inShort.timeAndMore" values={{minutes, more}}>
                {'Reading time: {minutes} min, and {more} more for the experienced'}
              </Translate>
            )}
          </span>
        )}
      </p>
      {children}
    </section>
  );
}
