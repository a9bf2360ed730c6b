import {useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ListingData, Trace} from '@site/src/plugins/listings/client';
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
  /** Whether a change is read out. */
  readonly isAnnounced?: boolean;
}

const longer = (a: string, b: string) => (b.length > a.length ? b : a);

/** A sentence longer than this is not worth room at every other step. */
const longestKept = 110;

/** The code of a line; its comment is in the sentence. */
const codeOf = (line: string | undefined) => (line ?? '').replace(/\s*\/\/.*$/, '').trim();

/** Takes the room of the longest text, so that a step moves nothing. */
function useRoom(trace: Trace, lines: readonly string[]) {
  return useMemo(() => {
    const sentences = trace.moments
      .map((_, position) => sayStep(trace, position, lines))
      .filter((sentence) => sentence.length <= longestKept);
    const code = trace.moments.map(({line}) => codeOf(lines[line - 1]));
    return {sentence: sentences.reduce(longer, ''), code: code.reduce(longer, '')};
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

/** "Step 3 of 54", or how many of them there are to see. */
export function stepLabel(position: number, trace: Trace): string {
  const last = trace.moments.length - 1;
  return translate(
    {
      id: 'listings.step.position',
      message: 'Step {position} of {last}',
      description: 'Where a reader is in a run of a program',
    },
    {position, last},
  );
}

/** One moment of a run: its line, what happened, the arrays and the variables. */
export default function Frame({
  listing,
  trace,
  position,
  lines,
  followed,
  isAnnounced = false,
}: Props): ReactNode {
  const moment = trace.moments[position];
  const previous = trace.moments[position - 1];
  const layout = layoutOf(trace);
  const room = useRoom(trace, lines);
  const scene = useMemo(() => moment && sceneOf(moment, previous), [moment, previous]);
  if (!moment || !scene) {
    return null;
  }
  return (
    <div className={styles.frame}>
      <div className={styles.line}>
        <span className={styles.number}>
          <Translate id="listings.line" values={{line: moment.line}}>
            {'Line {line}'}
          </Translate>
        </span>
        <span className={styles.stack}>
          <CodeLine listing={listing} line={moment.line} text={codeOf(lines[moment.line - 1])} />
          <code className={styles.room} aria-hidden>
            {room.code}
          </code>
        </span>
      </div>
      <div className={styles.stack}>
        <p className={styles.sentence} aria-live={isAnnounced ? 'polite' : 'off'}>
          <Words text={sayStep(trace, position, lines)} />
        </p>
        <p className={styles.room} aria-hidden>
          <Words text={room.sentence} />
        </p>
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
