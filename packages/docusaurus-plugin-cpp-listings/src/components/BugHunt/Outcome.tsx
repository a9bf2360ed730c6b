import {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {BugHuntData} from '../../model/bugHunt';
import type {JudgedRun} from '../../model/judgement';
import {slowFactor, workGrowth} from '../../run/judge';
import Answer from '../Answer';
import {numberText} from '../numberText';
import {describeFailure} from '../Stepper/Result';
import type {JudgedComparison} from './useBugHunt';
import styles from './styles.module.css';

/** Formats a factor, with one decimal below ten. */
const formatFactor = (factor: number) =>
  numberText(factor < 10 ? Number(factor.toFixed(1)) : Math.round(factor));

function Ending({run: {trace}}: {run: JudgedRun}): ReactNode {
  const {answer = '', failure} = trace;
  if (failure?.kind === 'endless') {
    return (
      <Translate id="cppListings.bugHunt.endless">
        It was stopped, because it does not seem to end.
      </Translate>
    );
  }
  if (failure) {
    return describeFailure(failure);
  }
  return <Answer answer={answer} />;
}

function describeWork({pitfall, correct}: JudgedComparison, {baseline}: BugHuntData): string {
  const growth = workGrowth(pitfall, correct, baseline);
  return translate(
    {
      id: 'cppListings.bugHunt.work',
      message:
        'Compared with the first example, the correct program reads and writes memory {correct} times as often, and this one {own} times. That is {factor} times the growth; up to {limit} times is allowed.',
    },
    {
      correct: formatFactor(growth.correct),
      own: formatFactor(growth.pitfall),
      factor: formatFactor(growth.pitfall / growth.correct),
      limit: slowFactor,
    },
  );
}

/** Describes the judge's complaint, unless only one answer is right: the page shows that answer too. */
function describeComplaint({wrong, isUnique}: JudgedRun): string {
  return isUnique
    ? ''
    : translate(
        {
          id: 'cppListings.bugHunt.complaint',
          message: 'The judge says: {words}.',
          description: '{words} says what is wrong with an answer, in English',
        },
        {words: wrong},
      );
}

/** Describes the verdict in a sentence. */
function describeVerdict({verdict, pitfall, correct}: JudgedComparison): string {
  switch (verdict.kind) {
    case 'survived':
      return pitfall.trace.answer === correct.trace.answer
        ? translate({
            id: 'cppListings.bugHunt.survived',
            message:
              'It survived: its answer is the same as that of the correct program. Keep looking.',
          })
        : translate({
            id: 'cppListings.bugHunt.survivedOtherwise',
            message:
              'It survived: more than one answer is right, and this is one of them. Keep looking.',
          });
    case 'refused':
      return translate(
        {
          id: 'cppListings.bugHunt.refused',
          message: 'This is not an input of the problem: {message}',
          description: '{message} is a sentence of the problem, in English',
        },
        {message: verdict.message},
      );
    case 'undecided':
      if (correct.wrong !== '') {
        return translate(
          {
            id: 'cppListings.bugHunt.undecidedWrong',
            message:
              'This input decides nothing, because the correct program gives a wrong answer here too: {message}.',
            description: '{message} says what is wrong with the answer, in English',
          },
          {message: verdict.message},
        );
      }
      return translate(
        {
          id: 'cppListings.bugHunt.undecided',
          message:
            'This input decides nothing, because the correct program has no answer here either: {message}.',
        },
        {message: verdict.message},
      );
    case 'broken':
      break;
  }
  switch (verdict.how) {
    case 'wrong answer':
      return translate({
        id: 'cppListings.bugHunt.wrong',
        message: 'You broke it: its answer is wrong.',
      });
    case 'trap':
      return translate({
        id: 'cppListings.bugHunt.trap',
        message: 'You broke it: a check stopped it.',
      });
    case 'endless loop':
      return translate({
        id: 'cppListings.bugHunt.loop',
        message: 'You broke it: it runs forever.',
      });
    case 'too slow':
      return translate({id: 'cppListings.bugHunt.slow', message: 'You broke it: it is too slow.'});
  }
}

/** Describes the reason for the verdict, if there is more to say. */
function describeDetail(comparison: JudgedComparison, hunt: BugHuntData): string {
  const {verdict, pitfall} = comparison;
  if (verdict.kind === 'broken' && verdict.how === 'wrong answer') {
    return describeComplaint(pitfall);
  }
  const isAboutWork =
    verdict.kind === 'survived' || (verdict.kind === 'broken' && verdict.how === 'too slow');
  return hunt.fails === 'too slow' && isAboutWork ? describeWork(comparison, hunt) : '';
}

export interface Props {
  readonly comparison: JudgedComparison;
  readonly hunt: BugHuntData;
}

/** The verdict, and the results of both programs side by side. */
export default function Outcome({comparison, hunt}: Props): ReactNode {
  const {verdict, pitfall, correct} = comparison;
  const isBroken = verdict.kind === 'broken';
  const detail = describeDetail(comparison, hunt);
  return (
    <>
      <p className={clsx(styles.verdict, isBroken && styles.won)} data-verdict={verdict.kind}>
        {describeVerdict(comparison)}
      </p>
      {detail !== '' && <p className={styles.detail}>{detail}</p>}
      {verdict.kind !== 'refused' && (
        <dl className={styles.sides}>
          <div>
            <dt>
              <Translate id="cppListings.bugHunt.correct" values={{title: hunt.correct.title}}>
                {'Correct program: {title}'}
              </Translate>
            </dt>
            <dd>
              <Ending run={correct} />
            </dd>
          </div>
          <div className={clsx(isBroken && verdict.how !== 'too slow' && styles.wrong)}>
            <dt>
              <Translate id="cppListings.bugHunt.pitfall">This program</Translate>
            </dt>
            <dd>
              <Ending run={pitfall} />
            </dd>
          </div>
        </dl>
      )}
    </>
  );
}
