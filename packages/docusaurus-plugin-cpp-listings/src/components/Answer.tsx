import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

const exception = 'throws ';

export interface Props {
  readonly answer: string;
  /** The length at which it is cut, in characters. */
  readonly maxLength: number;
  /** What stands after the name of an exception. */
  readonly said?: string;
  /** Puts an answer, which is not an exception, in its sentence; alone by default. */
  readonly sentence?: (answer: ReactNode) => ReactNode;
}

/** What a program answered, or threw. */
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
  const shown = (
    <code>{answer.length > maxLength ? `${answer.slice(0, maxLength)} …` : answer}</code>
  );
  return sentence ? sentence(shown) : shown;
}
