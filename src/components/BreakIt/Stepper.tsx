import {useMemo, useRef, useState, type ReactNode} from 'react';
import type {HuntProgram, ListingData, Trace} from '@site/src/plugins/listings/client';
import {sayStep} from '@site/src/plugins/listings/client/sentences';
import {stepAfter, type Action} from '../Live/actions';
import Controls from '../Live/Controls';
import Frame from '../Live/Frame';
import {stepLabel} from '../Live/Head';
import useLitLine from '../Live/useLitLine';
import usePanelEvents from '../Live/usePanelEvents';
import usePlayer from '../Live/usePlayer';
import styles from './styles.module.css';

export interface Props {
  readonly program: HuntProgram;
  readonly trace: Trace;
  /** The listing whose lines are lit; absent for a program that the page does not show here. */
  readonly listing: ListingData;
  readonly isShownAbove: boolean;
  /** Where it starts. */
  readonly start: number;
  /** Whether the comments that name the bug are kept back. */
  readonly isSecret: boolean;
}

const nothing = () => undefined;

/** Steps through one of the two programs of a hunt. */
export default function Stepper({
  program,
  trace,
  listing,
  isShownAbove,
  start,
  isSecret,
}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const last = trace.moments.length - 1;
  const player = usePlayer(last, start);
  const {position} = player;
  const lines = useMemo(() => {
    const all = program.source.split('\n');
    return isSecret ? all.map((line) => line.replace(/\s*\/\/ bug.*$/, '')) : all;
  }, [program.source, isSecret]);
  const sentence = useMemo(() => sayStep(trace, position, lines), [trace, position, lines]);
  const line = trace.moments[position]?.line;
  const isAtFailure = trace.failure !== undefined && trace.left === 0 && position === last;
  useLitLine(
    panel,
    listing,
    isShownAbove && line !== undefined ? {line, as: isAtFailure ? 'failed' : 'current'} : undefined,
  );

  const moveTo = (next: number) => {
    setIsUsed(true);
    player.moveTo(Math.max(0, Math.min(next, last)));
  };
  const act = (action: Action) => {
    const next = stepAfter(action, position, last);
    if (next !== undefined) {
      moveTo(next);
    } else if (action === 'play') {
      setIsUsed(true);
      player.toggle();
    }
  };
  usePanelEvents(panel, {onAct: act, onCell: nothing, onVariable: nothing});

  return (
    <div ref={panel} data-stepper={program.file}>
      <p className={styles.position}>{stepLabel(position, trace)}</p>
      <Frame
        // A program that is not shown above has no highlighted lines to take from there.
        listing={isShownAbove ? listing : {...listing, lines: []}}
        trace={trace}
        position={position}
        lines={lines}
        sentence={sentence}
        isAnnounced={isUsed && !player.isPlaying}
      />
      <div className={styles.tools}>
        <Controls
          trace={trace}
          sentence={sentence}
          position={position}
          isPlaying={player.isPlaying}
          speed={player.speed}
          onAct={act}
          onMove={moveTo}
          onSpeed={player.setSpeed}
        />
      </div>
    </div>
  );
}
