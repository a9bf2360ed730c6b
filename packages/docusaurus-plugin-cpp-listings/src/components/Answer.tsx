import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {cutAnswer} from './cutAnswer';

const exception = 'throws ';

export interface Props {
  readonly answer: string;
  /** The number of characters after which the answer is cut, if not the usual number. */
  readonly maxLength?: number;
  /** The text after the name of an exception. */
  readonly said?: string;
  /** Puts an answer, but not an exception, into a sentence; by default the answer stands alone. */
  readonly sentence?: (answer: ReactNode) => ReactNode;
}

/** The answer of a program, or the exception that it threw. */
export default function Answer({answer, maxLength, said = '', sentence}: Props): ReactNode {
  if (answer.startsWith(exception)) {
    return (
      <>
        <Translate
          id="cppListings.result.throws"
          values={{what: <code>{answer.slice(exception.length)}</code>}}
        >
          {'It throws {what}'}
        </Translate>
        {said}
      </>
    );
  }
  const shown = <code>{cutAnswer(answer, maxLength)}</code>;
  return sentence ? sentence(shown) : shown;
}
