import {type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {EncodedListing} from '../../model/encodedTrace';
import type {CheckReport} from '../../workers/check/checkProgram';
import type {TestResult} from '../../workers/check/checkProtocol';
import {isRightOnAll} from './isRightOnAll';
import styles from './styles.module.css';

/** The largest number of wrong cases that the page shows. */
const maxWrongCases = 3;

interface Props {
  readonly checked: CheckReport;
  readonly cases: EncodedListing['cases'];
  readonly solves: boolean;
  readonly wrong: (tried: TestResult, name: string) => ReactNode;
}

/** The number of cases on which a program is right, and the cases on which it is wrong. */
export default function Cases({checked, cases, solves, wrong}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const wrongCases = checked.cases.filter(({isRight}) => !isRight);
  const moreWrong = wrongCases.length - maxWrongCases;
  const right = checked.cases.length - wrongCases.length;
  if (checked.failure !== undefined) {
    return (
      <p className={styles.bad}>
        <Translate id="cppListings.exercise.notRun" values={{reason: checked.failure}}>
          {'The cases could not be run: {reason}'}
        </Translate>
      </p>
    );
  }
  if (isRightOnAll(checked)) {
    return (
      <p className={styles.good}>
        {solves && (
          <>
            <Translate id="cppListings.exercise.isSolved">Solved.</Translate>{' '}
          </>
        )}
        {selectMessage(
          checked.cases.length,
          translate(
            {
              id: 'cppListings.exercise.allRight',
              message:
                'Right on the only case and on {random} random inputs.|Right on all {cases} cases and on {random} random inputs.',
              description: 'The plural forms of {cases}, separated by |',
            },
            {cases: checked.cases.length, random: checked.random},
          ),
        )}{' '}
        <Translate id="cppListings.exercise.costsUnchecked">
          Time and space are not checked.
        </Translate>
      </p>
    );
  }
  const nameOf = ({input}: TestResult) => cases.find((one) => one.input === input)?.name ?? '';
  return (
    <>
      <p className={styles.bad}>
        {checked.wrong
          ? selectMessage(
              checked.cases.length,
              translate(
                {
                  id: 'cppListings.exercise.randomWrong',
                  message:
                    'Right on the only case, but not on every random input.|Right on all {cases} cases, but not on every random input.',
                  description: 'The plural forms of {cases}, separated by |',
                },
                {cases: checked.cases.length},
              ),
            )
          : selectMessage(
              cases.length,
              translate(
                {
                  id: 'cppListings.exercise.someWrong',
                  message: 'Not right on the only case.|Right on {right} of {all} cases.',
                  description: 'The plural forms of {all}, separated by |',
                },
                {right, all: cases.length},
              ),
            )}
        {checked.cases.length < cases.length && (
          <>
            {' '}
            <Translate id="cppListings.exercise.notTried">
              The cases after the one that took too long were not tried.
            </Translate>
          </>
        )}
      </p>
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
