import {type ReactNode} from 'react';
import Numbers from '../plot/Numbers';
import Counts, {type Props as CountsProps} from './Counts';

export interface Props extends CountsProps {
  /** Whether it is open at first. */
  readonly isOpen: boolean;
  /** What leads to the table on another page, and stands for it in the server's picture. */
  readonly link?: ReactNode;
}

/** A folded table of all numbers of a plot. */
export default function Table({isOpen, link, ...counts}: Props): ReactNode {
  return <Numbers isOpen={isOpen}>{link ?? <Counts {...counts} />}</Numbers>;
}
