import {memo, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {ListingData, Trace} from '@site/src/plugins/listings/client';
import {codeOf} from '@site/src/plugins/listings/client/comments';
import {sceneOf} from '@site/src/plugins/listings/client/scene';
import {sayStep} from '@site/src/plugins/listings/client/sentences';
import Figure from './Figure';
import {layoutOf} from './layout';
import Variables from './Variables';
import Words from './Words';
import styles from './frame.module.css';

export interface Props {
  readonly listing: ListingData;
  readonly trace: Trace;
  readonly position: number;
  /** The lines of the whole file. */
  readonly lines: readonly string[];
  /** Key of the cell or variable that the reader follows. */
  readonly followed?: string;
  /** What the step did, in words. */
  readonly sentence: string;
  /** Whether a change is read out. */
  readonly isAnnounced?: boolean;
}

/** A sentence longer than this is not worth room at every other step. */
const longestKept = 110;

const hasRoom = (sentence: string) => sentence.length <= longestKept;

interface Saying {
  readonly code: string;
  readonly sentence: string;
}

/**
 * What the steps say that take the most room: no other has both a longer line and a
 * longer sentence. Room is kept for them, so that a step moves nothing.
 */
function useLongest(trace: Trace, lines: readonly string[]): readonly Saying[] {
  return useMemo(() => {
    const sayings = trace.moments
      .map(({line}, position): Saying => ({
        code: codeOf(lines[line - 1] ?? ''),
        sentence: sayStep(trace, position, lines),
      }))
      .filter(({sentence}) => hasRoom(sentence));
    return sayings
      .sort((a, b) => b.code.length - a.code.length || b.sentence.length - a.sentence.length)
      .reduce<Saying[]>((kept, saying) => {
        const isLonger = saying.sentence.length > (kept.at(-1)?.sentence.length ?? -1);
        return isLonger ? [...kept, saying] : kept;
      }, []);
  }, [trace, lines]);
}

/** The line of the file, highlighted where the page shows it. */
function CodeLine({listing, line, text}: {listing: ListingData; line: number; text: string}) {
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
        <Translate id="listings.line" values={{line}}>
          {'Line {line}'}
        </Translate>
      </span>
      {children}
    </div>
  );
}

/** What takes the room of the longest sayings, unseen. */
const Rooms = memo(function Rooms({longest, line}: {longest: readonly Saying[]; line: number}) {
  return longest.map(({code, sentence}, index) => (
    <div key={index} className={styles.room} aria-hidden>
      <Line line={line}>
        <code>{code}</code>
      </Line>
      <p className={styles.sentence}>
        <Words text={sentence} />
      </p>
    </div>
  ));
});

/** One moment of a run: its line, what happened, the arrays and the variables. */
export default function Frame({
  listing,
  trace,
  position,
  lines,
  sentence,
  followed,
  isAnnounced = false,
}: Props): ReactNode {
  const moment = trace.moments[position];
  const previous = trace.moments[position - 1];
  const layout = layoutOf(trace);
  const longest = useLongest(trace, lines);
  const scene = useMemo(() => moment && sceneOf(moment, previous), [moment, previous]);
  if (!moment || !scene) {
    return null;
  }
  return (
    <div className={styles.frame}>
      <div className={styles.stack}>
        <div className={clsx(hasRoom(sentence) && styles.roomy)}>
          <div>
            <Line line={moment.line}>
              <CodeLine
                listing={listing}
                line={moment.line}
                text={codeOf(lines[moment.line - 1] ?? '')}
              />
            </Line>
            <p className={styles.sentence} aria-live={isAnnounced ? 'polite' : 'off'}>
              <Words text={sentence} />
            </p>
          </div>
        </div>
        <Rooms longest={longest} line={lines.length} />
      </div>
      <Figure rows={scene.rows} layout={layout} followed={followed} />
      <Variables
        scene={scene}
        layout={layout}
        followed={followed?.startsWith('variable ') ? followed.split(' ').at(-1) : undefined}
      />
    </div>
  );
}
