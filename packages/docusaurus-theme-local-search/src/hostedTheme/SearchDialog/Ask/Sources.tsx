import {type ReactNode, useId} from 'react';
import Translate from '@docusaurus/Translate';
import PlainLink from '../../../client/PlainLink';
import type {ServiceEntry} from '../../../client/hosted/readHits';
import {useNavigate} from '../../../client/searchHost';
import styles from './styles.module.css';

export interface Props {
  readonly sources: readonly ServiceEntry[];
  /** Called when the reader follows a link to another page of the site. */
  readonly onOpen: () => void;
}

/** Links to the sections of the site that an answer is based on. */
export default function Sources({sources, onOpen}: Props): ReactNode {
  const navigate = useNavigate();
  const titleId = useId();
  return (
    <div className={styles.sources}>
      <h3 id={titleId}>
        <Translate
          id="localSearch.hosted.ask.sources"
          description="Heading of the list of pages that an answer is based on"
        >
          Sources
        </Translate>
      </h3>
      <ul aria-labelledby={titleId}>
        {sources.map(({path, section, title}) => (
          <li key={path}>
            <PlainLink
              href={path}
              onFollow={() => {
                navigate(path);
                onOpen();
              }}
            >
              {title === section ? section : `${section} › ${title}`}
            </PlainLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
