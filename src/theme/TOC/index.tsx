import {type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

type Props = ComponentProps<typeof TOC>;

/** The table of contents in a landmark; in posts the original is outside of all landmarks. */
export default function TOCWrapper(props: Props): ReactNode {
  return (
    <nav
      className={styles.landmark}
      aria-label={translate({
        id: 'toc.label',
        message: 'On this page',
        description: 'Accessible name of the table of contents',
      })}
    >
      <TOC {...props} />
    </nav>
  );
}
