import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ListingData} from '../../model/problem';
import Code from '../Code';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

export interface Props {
  readonly listing: ListingData;
}

/** The code of a listing with the file's own line numbers, its name and a copy button. */
export default function Source({listing}: Props): ReactNode {
  const name = listing.file.split('/').pop();
  return (
    <div className={styles.source}>
      <div className={styles.bar}>
        {listing.link === undefined ? (
          <span className={styles.file}>{name}</span>
        ) : (
          <Link className={styles.file} href={listing.link}>
            {name}
          </Link>
        )}
        <CopyButton />
      </div>
      <Code
        lines={listing.lines}
        firstLine={listing.firstLine}
        label={translate(
          {
            id: 'cppListings.source.label',
            message: 'Source code of {file}',
            description: 'Accessible name of a listing; {file} is the name of a file',
          },
          {file: listing.file},
        )}
      />
    </div>
  );
}
