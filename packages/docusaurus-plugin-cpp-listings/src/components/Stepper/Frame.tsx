import {memo, useMemo, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {ShownListing} from '../Listing/shownListing';
import type {Trace} from '../../model/trace';
import {joinLines, withoutComment} from '../Code/joinLines';
import {codeOf} from './comments';
import {sceneOf} from './scene';
import {describeStep} from './describeStep';
import Figure, {type Props as FigureProps} from './Figure';
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
  /** The key of the cell or variable that the reader watches. */
  readonly watched?: string;
  /** A description of what the step did. */
  readonly sentence: string;
  /** Whether screen readers announce a change. */
  readonly isAnnounced?: boolean;
  /** The component that draws the arrays of the static preview; absent in the interactive panel. */
  readonly StaticFigure?: ComponentType<FigureProps> | undefined;
}

/** The length of the longest sentence for which all steps reserve room, in characters. */
const maxReservedLength = 110;

const hasRoom = (sentence: string) => sentence.length <= maxReservedLength;

interface StepText {
  readonly code: string;
  readonly sentence: string;
}

/**
 * Returns the longest line and the longest sentence of a run. The frame reserves room for both, so
 * that no step shifts the layout.
 */
function useLongestTexts(trace: Trace, lines: readonly string[]): StepText {
  return useMemo(() => {
    const longer = (a: string, b: string) => (b.length > a.length ? b : a);
    const texts = trace.steps
      .map(({line}, position): StepText => ({
        code: codeOf(lines[line - 1] ?? ''),
        sentence: describeStep(trace, position, lines),
      }))
      .filter(({sentence}) => hasRoom(sentence));
    return {
      code: texts.map(({code}) => code).reduce(longer, ''),
      sentence: texts.map(({sentence}) => sentence).reduce(longer, ''),
    };
  }, [trace, lines]);
}

/** A line of the file, highlighted if the page shows it highlighted. */
function CodeLine({listing, line, text}: {listing: ShownListing; line: number; text: string}) {
  const html = listing.lines[line - listing.firstLine];
  return html === undefined ? (
    <code>{text}</code>
  ) : (
    <code
      dangerouslySetInnerHTML={{
        __html: joinLines([withoutComment(html)]).trim(),
      }}
    />
  );
}

function Line({line, children}: {line: number; children: ReactNode}) {
  return (
    <div className={styles.line}>
      <span key={line} className={styles.number}>
        <Translate id="cppListings.line" values={{line}}>
          {'Line {line}'}
        </Translate>
      </span>
      {children}
    </div>
  );
}

/** An invisible copy of the longest texts, which reserves room for them. */
const Room = memo(function Room({longest, line}: {longest: StepText; line: number}) {
  return (
    <div className={styles.room} aria-hidden>
      <Line line={line}>
        <code>{longest.code}</code>
      </Line>
      <p className={styles.sentence}>
        <InlineCode text={longest.sentence} />
      </p>
    </div>
  );
});

/** One step of a run: its line, a description, the arrays and the variables. */
export default function Frame({
  listing,
  trace,
  position,
  lines,
  sentence,
  watched,
  isAnnounced = false,
  StaticFigure,
}: Props): ReactNode {
  const step = trace.steps[position];
  const previous = trace.steps[position - 1];
  const layout = layoutOf(trace);
  const longest = useLongestTexts(trace, lines);
  const scene = useMemo(() => step && sceneOf(step, previous), [step, previous]);
  if (!step || !scene) {
    return null;
  }
  // Text that changes gets an element of its own, with a key: a browser that translates the page
  // has replaced the text that React would change or remove.
  const ownVariables = `variable ${step.calls.at(-1)?.name ?? ''} `;
  const said = (
    <>
      <Line line={step.line}>
        <CodeLine listing={listing} line={step.line} text={codeOf(lines[step.line - 1] ?? '')} />
      </Line>
      {/* Announced as a whole; otherwise screen readers would
          read only the words that have changed. */}
      <p
        className={styles.sentence}
        aria-live={StaticFigure ? undefined : isAnnounced ? 'polite' : 'off'}
        aria-atomic={StaticFigure ? undefined : true}
      >
        {StaticFigure ? (
          <InlineCode text={sentence} />
        ) : (
          // A pause is announced too, although it leaves the sentence as it is: the element is new.
          <span key={`${isAnnounced} ${sentence}`}>
            <InlineCode text={sentence} />
          </span>
        )}
      </p>
    </>
  );
  return (
    <div className={styles.frame}>
      <div className={styles.stack}>
        {StaticFigure ? (
          <div>{said}</div>
        ) : (
          <div className={clsx(hasRoom(sentence) && styles.roomy)}>
            <div>{said}</div>
          </div>
        )}
        <Room key={longest.sentence} longest={longest} line={lines.length} />
      </div>
      {/* A run without arrays has no figure. */}
      {layout.height > 0 &&
        (StaticFigure ? (
          <StaticFigure rows={scene.rows} layout={layout} />
        ) : (
          <Figure rows={scene.rows} layout={layout} watched={watched} />
        ))}
      <Variables
        scene={scene}
        layout={layout}
        isStatic={StaticFigure !== undefined}
        watched={watched?.startsWith(ownVariables) ? watched.slice(ownVariables.length) : undefined}
      />
    </div>
  );
}
