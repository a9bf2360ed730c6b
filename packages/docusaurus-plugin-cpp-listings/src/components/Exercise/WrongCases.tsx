import {type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {EncodedListing} from '../../model/encodedTrace';
import type {CheckReport} from '../../workers/check/checkProgram';
import type {TestResult} from '../../workers/check/checkProtocol';

/** The largest number of wrong cases that the page shows. */
const maxWrongCases = 3;

interface Props {
  readonly checked: CheckReport;
  readonly cases: EncodedListing['cases'];
  readonly wrong: (tried: TestResult, name: string) => ReactNode;
}

/** The cases and the random input on which a program is wrong. */
export default function WrongCases({checked, cases, wrong}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const wrongCases = checked.cases.filter(({isRight}) => !isRight);
  const moreWrong = wrongCases.length - maxWrongCases;
  const nameOf = ({input}: TestResult) => cases.find((one) => one.input === input)?.name ?? '';
  return (
    <>
      {wrongCases.slice(0, maxWrongCases).map((tried) => wrong(tried, nameOf(tried)))}
      {moreWrong > 0 && (
        <p>
          {selectMessage(
            moreWrong,
            translate(
              {
                id: 'cppListings.exercise.moreWrong',
                message: 'It is wrong on one more case.|It is wrong on {count} more cases.',
                description: 'The plural forms of {count}, separated by |',
              },
              {count: moreWrong},
            ),
          )}
        </p>
      )}
      {checked.wrong &&
        wrong(
          checked.wrong,
          translate({id: 'cppListings.exercise.randomInput', message: 'A random input'}),
        )}
    </>
  );
}
