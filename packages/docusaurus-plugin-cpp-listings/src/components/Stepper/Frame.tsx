import {memo, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {ShownListing} from '../Listing/shownListing';
import type {Trace} from '../../model/trace';
import {codeOf} from './comments';
import {sceneOf} from './scene';
import {describeStep} from './describeStep';
import Figure from './Figure';
import {layoutOf} from './layout';
import Variables from './Variables';
import InlineCode from './InlineCode';
import styles from './frame.module.css';

export interface Props {
  readonly listing: ShownListing;
  readonly trace: Trace;
  readonly position: number;
  /** The lines of the whole file. */
  readonly lines: readonly string[];
  /** Key of the cell or variable that the reader watches. */
  readonly watched?: string;
  /** A description of what the step did. */
  readonly sentence: string;
  /** Whether screen readers announce a change. */
  readonly isAnnounced?: boolean;
}

/** The length of the longest sentence for which every step reserves room, in characters. */
const maxReservedLength = 110;

const hasRoom = (sentence: string) => sentence.length <= maxReservedLength;

interface StepText {
  readonly code: string;
  readonly sentence: string;
}

/**
 * What the steps say that take the most room: no other has both a longer line and a
 * longer sentence. Room is kept for them, so that a step moves nothing.
 */
function useLongestTexts(trace: Trace, lines: readonly string[]): readonly StepText[] {
  return useMemo(() => {
    const texts = trace.steps
      .map(({line}, position): StepText => ({
        code: codeOf(lines[line - 1] ?? ''),
        sentence: describeStep(trace, position, lines),
      }))
      .filter(({sentence}) => hasRoom(sentence));
    return texts
      .sort((a, b) => b.code.length - a.code.length || b.sentence.length - a.sentence.length)
      .reduce<StepText[]>((kept, text) => {
        const isLonger = text.sentence.length > (kept.at(-1)?.sentence.length ?? -1);
        return isLonger ? [...kept, text] : kept;
      }, []);
  }, [trace, lines]);
}

/** A line of the file, highlighted where the page shows it. */
function CodeLine({listing, line, text}: {listing: ShownListing; line: number; text: string}) {
  const html = listing.lines[line - listing.firstLine];
  return html === undefined ? (
    <code>{text}</code>
  ) : (
    <code
      dangerouslySetInnerHTML={{
        __html: html.replace(/\s*<span class="comment">.*$/, '').trimStart(),
      }}
    />
  );
}

function Line({line, children}: {line: number; children: ReactNode}) {
  return (
    <div className={styles.line}>
      <span className={styles.number}>
        <Translate id="cppListings.line" values={{line}}>
          {'Line {line}'}
        </Translate>
      </span>
      {children}
    </div>
  );
}

/** Invisible copies of the longest texts, which reserve their room. */
const Rooms = memo(function Rooms({longest, line}: {longest: readonly StepText[]; line: number}) {
  return longest.map(({code, sentence}, index) => (
    <div key={index} className={styles.room} aria-hidden>
      <Line line={line}>
        <code>{code}</code>
      </Line>
      <p className={styles.sentence}>
        <InlineCode text={sentence} />
      </p>
    </div>
  ));
});

/** One step of a run: its line, what happened, the arrays and the variables. */
export default function Frame({
  listing,
  trace,
  position,
  lines,
  sentence,
  watched,
  isAnnounced = false,
}: Props): ReactNode {
  const step = trace.steps[position];
  const previous = trace.steps[position - 1];
  const layout = layoutOf(trace);
  const longest = useLongestTexts(trace, lines);
  const scene = useMemo(() => step && sceneOf(step, previous), [step, previous]);
  if (!step || !scene) {
    return null;
  }
  return (
    <div className={styles.frame}>
      <div className={styles.stack}>
        <div className={clsx(hasRoom(sentence) && styles.roomy)}>
          <div>
            <Line line={step.line}>
              <CodeLine
                listing={listing}
                line={step.line}
                text={codeOf(lines[step.line - 1] ?? '')}
              />
            </Line>
            <p className={styles.sentence} aria-live={isAnnounced ? 'polite' : 'off'}>
              <InlineCode text={sentence} />
            </p>
          </div>
        </div>
        <Rooms longest={longest} line={lines.length} />
      </div>
      <Figure rows={scene.rows} layout={layout} watched={watched} />
      <Variables
        scene={scene}
        layout={layout}
        watched={watched?.startsWith('variable ') ? watched.split(' ').at(-1) : undefined}
      />
    </div>
  );
}
