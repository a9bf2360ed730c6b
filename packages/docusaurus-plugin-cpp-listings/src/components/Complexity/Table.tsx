import {type ReactNode} from 'react';
import Numbers from '../plot/Numbers';
import Counts, {type Props as CountsProps} from './Counts';

export interface Props extends CountsProps {
  /** Whether the table is initially open. */
  readonly isOpen: boolean;
  /** The link to the table on another page, which replaces the table in the static preview. */
  readonly link?: ReactNode;
}

/** A folded table of all numbers of a plot. */
export default function Table({isOpen, link, ...counts}: Props): ReactNode {
  return <Numbers isOpen={isOpen}>{link ?? <Counts {...counts} />}</Numbers>;
}
