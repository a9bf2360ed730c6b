import {type ReactNode} from 'react';
import {speedRows} from '../../model/speed';
import Numbers from '../plot/Numbers';
import Speeds, {type Props as SpeedsProps} from './Speeds';

export interface Props extends SpeedsProps {
  /** Whether it is open at first. */
  readonly isOpen: boolean;
  /** What leads to the table on another page, and stands for it in the server's picture. */
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
