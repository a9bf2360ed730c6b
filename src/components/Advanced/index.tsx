import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Markdown, which may have headings. */
  readonly children: ReactNode;
  /** The readers that the part is for, if not experienced readers in general. */
  readonly label?: string;
  /** Set at build time: the name of the anchor behind the part. */
  readonly end?: string;
}

/** An optional part of an article, with a label and a link that skips it. */
export default function Advanced({children, label, end}: Props): ReactNode {
  useBrokenLinks().collectAnchor(end);
  return (
    <>
      <section className={styles.part} data-advanced>
        <p className={styles.head}>
          <span className={styles.label}>
            {label ?? <Translate id="advanced.label">For the experienced</Translate>}
          </span>
          {end !== undefined && (
            <Link className={styles.skip} to={`#${end}`} data-search-ignore>
              <Translate id="advanced.skip">Skip this part</Translate>
            </Link>
          )}
        </p>
        {children}
      </section>
      {end !== undefined && <div id={end} className={styles.end} tabIndex={-1} />}
    </>
  );
}
