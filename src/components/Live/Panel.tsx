import {useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ListingData, LiveListing} from '@site/src/plugins/listings/client';
import {formatInputs} from '@site/src/plugins/listings/client/fields';
import {
  choicesAt,
  keyOf,
  stepsOf,
  type Choice,
  type Followed,
} from '@site/src/plugins/listings/client/follow';
import type {RunLink} from '@site/src/plugins/listings/client/runLink';
import {sayStep} from '@site/src/plugins/listings/client/sentences';
import {canRun} from '@site/src/plugins/listings/client/session';
import ActionButton from './ActionButton';
import {stepAfter, type Action} from './actions';
import Controls from './Controls';
import CopyLink from './CopyLink';
import Fields from './Fields';
import Follow from './Follow';
import Frame from './Frame';
import Head from './Head';
import {openPanel, readFields, staleStep, stepFault, stepNumber} from './opening';
import Result from './Result';
import StepTable from './StepTable';
import useLitLine from './useLitLine';
import usePanelEvents from './usePanelEvents';
import usePlayer from './usePlayer';
import useRun from './useRun';
import styles from './panel.module.css';

export interface Props {
  readonly listing: ListingData;
  readonly live: LiveListing;
  /** What the page's address says of this listing. */
  readonly link?: RunLink;
  /** The button that was pressed before the panel was there. */
  readonly pressed?: Action;
  /** What stood in the fields before the panel was there. */
  readonly typed?: readonly string[];
  /** Whether it is what the server writes, with the table of steps for readers without JavaScript. */
  readonly isStill?: boolean;
  /** Whether it is the reader's own program, which no link leads to. */
  readonly isOwn?: boolean;
  /** Shown before the table of steps. */
  readonly children?: ReactNode;
}

/** Runs a listing on the reader's input and steps through it, line by line. */
export default function Panel({
  listing,
  live,
  link,
  pressed,
  typed,
  isStill = false,
  isOwn = false,
  children,
}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const inputs = listing.inputs ?? [];
  const [opening] = useState(() => openPanel(inputs, live.trace, link, typed));
  const [texts, setTexts] = useState(opening.texts);
  const [notice, setNotice] = useState(opening.notice);
  const [trace, setTrace] = useState(live.trace);
  const [followed, setFollowed] = useState<Choice>();
  const [isUsed, setIsUsed] = useState(opening.position > 0);
  // The slider has a screen reader say the sentence itself.
  const [isSliding, setIsSliding] = useState(false);
  const lastJob = useRef<{kind: 'count' | 'trace'; input: string}>(undefined);
  const lines = useMemo(() => live.source.split('\n'), [live.source]);
  // A listing that only gives a class of the library another name has no line that runs.
  const hasSteps = live.trace.moments.length > 1;
  const last = trace.moments.length - 1;
  const player = usePlayer(last, opening.position);
  const run = useRun(live);
  const {position} = player;
  const sentence = useMemo(() => sayStep(trace, position, lines), [trace, position, lines]);
  const steps = useMemo(
    () => (followed ? stepsOf(trace, followed.followed) : []),
    [trace, followed],
  );

  const isAtFailure = trace.failure !== undefined && trace.left === 0 && position === last;
  const failedLine =
    run.ending?.type === 'answered' || run.ending?.type === 'endless'
      ? run.ending.outcome?.failure?.line
      : undefined;
  const currentLine = trace.moments[position]?.line;
  const current =
    isUsed && currentLine !== undefined
      ? ({line: currentLine, as: isAtFailure ? 'failed' : 'current'} as const)
      : undefined;
  useLitLine(panel, listing, failedLine === undefined ? current : {line: failedLine, as: 'failed'});

  const follow = (target: Followed | undefined) => {
    const key = target && keyOf(target);
    setFollowed(choicesAt(trace, position).find((choice) => keyOf(choice.followed) === key));
  };

  const moveTo = (next: number) => {
    setIsUsed(true);
    run.clear();
    player.moveTo(Math.max(0, Math.min(next, last)));
  };

  const execute = async (kind: 'count' | 'trace', input: string, step?: string) => {
    if (!canRun()) {
      setNotice(
        translate({
          id: 'listings.noRuns',
          message:
            'This browser lets no program run here. The recorded example can still be stepped through.',
        }),
      );
      return;
    }
    setNotice(undefined);
    lastJob.current = {kind, input};
    const ending = await run.start(kind, input);
    if (ending.type === 'traced' && ending.trace.moments.length > 0) {
      const end = ending.trace.moments.length - 1;
      const asked = stepNumber(step, end);
      setTrace(ending.trace);
      setFollowed(undefined);
      setIsUsed(true);
      setNotice(asked === undefined ? staleStep(end) : undefined);
      player.moveTo(asked ?? 0);
    }
  };

  const showExample = () => {
    setTrace(live.trace);
    setTexts(openPanel(inputs, live.trace, undefined).texts);
    setFollowed(undefined);
    setNotice(undefined);
    run.clear();
    player.moveTo(0);
  };

  const startFields = (kind: 'count' | 'trace') => {
    const values = readFields(inputs, texts);
    if (!values) {
      panel.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    const input = formatInputs(values);
    if (kind === 'count') {
      void execute(kind, input);
      return;
    }
    const fault = stepFault(values);
    if (fault !== undefined) {
      setNotice(fault);
      return;
    }
    setIsUsed(true);
    panel.current?.querySelector<HTMLElement>('[data-action=forward]')?.focus();
    if (input === trace.input || input === live.trace.input) {
      setNotice(undefined);
      setTrace(input === trace.input ? trace : live.trace);
      run.clear();
      player.moveTo(0);
    } else {
      void execute(kind, input);
    }
  };

  const act = (action: Action) => {
    setIsSliding(false);
    switch (action) {
      case 'run':
        startFields('count');
        break;
      case 'trace':
        startFields('trace');
        break;
      case 'stop':
        run.stop();
        break;
      case 'retry':
        if (lastJob.current) {
          void execute(lastJob.current.kind, lastJob.current.input);
        }
        break;
      case 'example':
        showExample();
        break;
      case 'first':
      case 'back':
      case 'forward':
      case 'last':
        moveTo(stepAfter(action, position, last) ?? position);
        break;
      case 'previousTouch':
        moveTo(steps.filter((step) => step < position).at(-1) ?? position);
        break;
      case 'nextTouch':
        moveTo(steps.find((step) => step > position) ?? position);
        break;
      case 'play':
        setIsUsed(true);
        run.clear();
        player.toggle();
        break;
    }
  };

  usePanelEvents(panel, {
    onAct: act,
    onCell: follow,
    onVariable: (name) =>
      follow({kind: 'variable', call: trace.moments[position]?.calls.at(-1)?.name ?? '', name}),
  });

  const begin = useEffectEvent(() => {
    if (opening.input !== undefined) {
      void execute('trace', opening.input, link?.step);
    } else if (pressed) {
      act(pressed);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => begin());
    return () => clearTimeout(timer);
  }, []);

  return (
    <div
      className={styles.panel}
      ref={panel}
      role="group"
      aria-label={translate(
        {id: 'listings.panel', message: 'Run {file}', description: '{file} is a C++ file'},
        {file: listing.file.split('/').at(-1) ?? ''},
      )}
    >
      <div className={styles.inputs}>
        <Fields inputs={inputs} texts={texts} onChange={setTexts} />
        <div className={styles.starts}>
          <button
            type="button"
            className={styles.start}
            data-action="run"
            onClick={() => act('run')}
          >
            <Translate id="listings.run">Run</Translate>
          </button>
          {hasSteps && (
            <ActionButton action="trace" onAct={act}>
              <Translate id="listings.trace">Step through</Translate>
            </ActionButton>
          )}
        </div>
      </div>
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <Result ending={run.ending} isSlow={run.isSlow} onAct={act} />
      {hasSteps ? (
        <>
          <Head trace={trace} position={position} isOwnInput={trace !== live.trace} onAct={act} />
          <Frame
            listing={listing}
            trace={trace}
            position={position}
            lines={lines}
            sentence={sentence}
            followed={followed && keyOf(followed.followed)}
            isAnnounced={!player.isPlaying && !isSliding}
          />
          <div className={styles.tools}>
            <Controls
              trace={trace}
              sentence={sentence}
              position={position}
              isPlaying={player.isPlaying}
              speed={player.speed}
              onAct={act}
              onMove={(next) => {
                setIsSliding(true);
                moveTo(next);
              }}
              onSpeed={player.setSpeed}
            />
            <div className={styles.more}>
              <Follow
                trace={trace}
                position={position}
                followed={followed}
                steps={steps}
                onFollow={follow}
                onAct={act}
              />
              {!isOwn && <CopyLink file={listing.file} input={trace.input} position={position} />}
            </div>
          </div>
          {children}
          <StepTable key={trace.input} trace={trace} lines={lines} isStill={isStill} />
        </>
      ) : (
        <p className={styles.noSteps}>
          <Translate id="listings.noSteps">
            All the work is done inside the standard library: no line of this listing runs by
            itself, so there is nothing to step through here.
          </Translate>
        </p>
      )}
    </div>
  );
}
