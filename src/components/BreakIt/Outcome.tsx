import {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {Hunt} from '@site/src/plugins/listings/client';
import {slowFactor, workGrowth, type JudgedRun} from '@site/src/plugins/listings/client/judge';
import {failureText} from '../Live/Result';
import type {Duel} from './useDuel';
import styles from './styles.module.css';

type Judged = Extract<Duel, {type: 'judged'}>;

/** Longer answers are cut: hundreds of elements tell a reader nothing. */
const longestAnswer = 600;

const cut = (text: string) =>
  text.length > longestAnswer ? `${text.slice(0, longestAnswer)} …` : text;

// Not toLocaleString: every reader sees the article's own notation.
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** A factor, to one decimal below ten. */
const factorText = (factor: number) =>
  factor < 10 ? String(Number(factor.toFixed(1))) : grouped(Math.round(factor));

function Ending({run: {trace}}: {run: JudgedRun}): ReactNode {
  const {answer, failure} = trace;
  if (failure?.kind === 'endless') {
    return (
      <Translate id="listings.breakIt.endless">It was stopped: it does not seem to end.</Translate>
    );
  }
  if (failure) {
    return failureText(failure);
  }
  return answer?.startsWith('throws ') ? (
    <Translate id="listings.result.throws" values={{what: <code>{answer.slice(7)}</code>}}>
      {'It throws {what}'}
    </Translate>
  ) : (
    <code>{cut(answer ?? '')}</code>
  );
}

function work({pitfall, correct}: Judged, {usual}: Hunt): string {
  const growth = workGrowth(pitfall, correct, usual);
  return translate(
    {
      id: 'listings.breakIt.work',
      message:
        'Next to the first example, the correct program reads and writes memory {correct} times as often, and this one {own} times. That is {factor} times the growth; up to {limit} times is allowed.',
    },
    {
      correct: factorText(growth.correct),
      own: factorText(growth.pitfall),
      factor: factorText(growth.pitfall / growth.correct),
      limit: slowFactor,
    },
  );
}

/** What the problem's own judge has to say beyond the right answer, which stands beside it. */
function complaint({wrong, isUnique}: JudgedRun): string {
  return isUnique
    ? ''
    : translate(
        {
          id: 'listings.breakIt.complaint',
          message: 'The judge says: {words}.',
          description: '{words} is what is wrong with an answer, in English',
        },
        {words: wrong},
      );
}

/** The verdict, in a sentence. */
function verdictText({verdict, pitfall, correct}: Judged): string {
  switch (verdict.kind) {
    case 'survived':
      return pitfall.trace.answer === correct.trace.answer
        ? translate({
            id: 'listings.breakIt.survived',
            message: 'It survived: it answers as the correct program does. Keep looking.',
          })
        : translate({
            id: 'listings.breakIt.survivedOtherwise',
            message:
              'It survived: more than one answer is right, and this is one of them. Keep looking.',
          });
    case 'refused':
      return translate(
        {
          id: 'listings.breakIt.refused',
          message: 'This is not an input of the problem: {message}.',
        },
        {message: verdict.message},
      );
    case 'undecided':
      return translate(
        {
          id: 'listings.breakIt.undecided',
          message:
            'Nothing is decided, for the correct program has no answer here either: {message}.',
        },
        {message: verdict.message},
      );
    case 'broken':
      break;
  }
  switch (verdict.how) {
    case 'wrong answer':
      return translate({
        id: 'listings.breakIt.wrong',
        message: 'You broke it: its answer is wrong.',
      });
    case 'trap':
      return translate({
        id: 'listings.breakIt.trap',
        message: 'You broke it: a check stopped it.',
      });
    case 'endless loop':
      return translate({
        id: 'listings.breakIt.loop',
        message: 'You broke it: it runs for ever.',
      });
    case 'too slow':
      return translate({id: 'listings.breakIt.slow', message: 'You broke it: it is too slow.'});
  }
}

/** What there is to say beside the verdict, if anything. */
function detailText(duel: Judged, hunt: Hunt): string {
  const {verdict, pitfall} = duel;
  if (verdict.kind === 'broken' && verdict.how === 'wrong answer') {
    return complaint(pitfall);
  }
  const isAboutWork =
    verdict.kind === 'survived' || (verdict.kind === 'broken' && verdict.how === 'too slow');
  return hunt.fails === 'too slow' && isAboutWork ? work(duel, hunt) : '';
}

export interface Props {
  readonly duel: Judged;
  readonly hunt: Hunt;
}

/** Who won, and what both programs came to, side by side. */
export default function Outcome({duel, hunt}: Props): ReactNode {
  const {verdict, pitfall, correct} = duel;
  const isBroken = verdict.kind === 'broken';
  const detail = detailText(duel, hunt);
  return (
    <>
      <p className={clsx(styles.verdict, isBroken && styles.won)} data-verdict={verdict.kind}>
        {verdictText(duel)}
      </p>
      {detail !== '' && <p className={styles.detail}>{detail}</p>}
      {verdict.kind !== 'refused' && (
        <dl className={styles.sides}>
          <div>
            <dt>
              <Translate id="listings.breakIt.correct" values={{title: hunt.correct.title}}>
                {'Correct program: {title}'}
              </Translate>
            </dt>
            <dd>
              <Ending run={correct} />
            </dd>
          </div>
          <div className={clsx(isBroken && verdict.how !== 'too slow' && styles.wrong)}>
            <dt>
              <Translate id="listings.breakIt.pitfall">This program</Translate>
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
