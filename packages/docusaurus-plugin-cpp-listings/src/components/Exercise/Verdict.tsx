import {type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {CheckReport} from '../../workers/check/checkProgram';
import {isRightOnAll} from './isRightOnAll';
import styles from './styles.module.css';

interface Props {
  readonly checked: CheckReport;
  /** The number of cases, including those that were not tried. */
  readonly caseCount: number;
  readonly solves: boolean;
}

/** The number of cases on which a program is right. */
export default function Verdict({checked, caseCount, solves}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
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
  return (
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
            caseCount,
            translate(
              {
                id: 'cppListings.exercise.someWrong',
                message: 'Not right on the only case.|Right on {right} of {all} cases.',
                description: 'The plural forms of {all}, separated by |',
              },
              {right: checked.cases.filter(({isRight}) => isRight).length, all: caseCount},
            ),
          )}
      {checked.cases.length < caseCount && (
        <>
          {' '}
          <Translate id="cppListings.exercise.notTried">
            The cases after the one that took too long were not tried.
          </Translate>
        </>
      )}
    </p>
  );
}
