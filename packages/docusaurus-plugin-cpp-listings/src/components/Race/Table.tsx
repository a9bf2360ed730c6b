import {type ReactNode} from 'react';
import {speedRows} from '../../model/speed';
import Numbers from '../plot/Numbers';
import Speeds, {type Props as SpeedsProps} from './Speeds';

export interface Props extends SpeedsProps {
  /** Whether the table is initially open. */
  readonly isOpen: boolean;
  /** The link to the table on another page, which replaces the table in the static preview. */
  readonly link?: ReactNode;
}

/** A folded table of all speeds of a record, and of those on the reader's machine. */
export default function Table({isOpen, link, ...speeds}: Props): ReactNode {
  return (
    <Numbers isOpen={isOpen} ids={speedRows(speeds.problem)}>
      {link ?? <Speeds {...speeds} />}
    </Numbers>
  );
}
