import {type ReactNode} from 'react';

export interface Props {
  /** A sentence with code between backticks. */
  readonly text: string;
}

/** A sentence about a program, with its code in `<code>`. */
export default function InlineCode({text}: Props): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
