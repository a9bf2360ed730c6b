import type {Trace} from '../../model/trace';
import type {StepAction} from '../controls/actions';
import type {HighlightedLine} from './useHighlightedLine';
import {choicesAt, keyOf, touchingSteps, type Choice, type Watched} from './watched';

/** The reader's position in a run, and how the reader moves through it. */
export interface StepperState {
  readonly trace: Trace;
  /** The number of the step, from 0. */
  readonly position: number;
  readonly isPlaying: boolean;
  /** The speed in steps per second. */
  readonly speed: number;
  /** The cell or variable that the reader watches. */
  readonly watched: Choice | undefined;
  /** The positions of the steps that touched the watched cell or variable. */
  readonly touching: readonly number[];
  /** Whether the reader has moved. */
  readonly isUsed: boolean;
  /** Whether the last move was by the slider, whose own text makes screen readers say the sentence. */
  readonly isSliding: boolean;
  /** A message about the reader's last action. */
  readonly notice: string | undefined;
}

/** A move through the steps of a run. */
export type StepMove =
  | {readonly type: 'act'; readonly action: StepAction}
  | {readonly type: 'slide'; readonly position: number};

/** An event of a stepper. */
export type StepperEvent =
  | StepMove
  /** The time of one step has passed during playing. */
  | {readonly type: 'tick'}
  | {readonly type: 'setSpeed'; readonly speed: number}
  | {readonly type: 'watch'; readonly target: Watched | undefined}
  | {readonly type: 'notify'; readonly notice: string | undefined}
  /** Shows a run from its start or at a step; the same run keeps its watched cell or variable. */
  | {
      readonly type: 'open';
      readonly trace: Trace;
      readonly position?: number;
      readonly notice?: string;
      readonly isUsed?: boolean;
    };

/** Returns the state of a stepper before any event. */
export const initialStepper = (trace: Trace, position = 0, notice?: string): StepperState => ({
  trace,
  position,
  isPlaying: false,
  speed: 1,
  watched: undefined,
  touching: [],
  isUsed: position > 0,
  isSliding: false,
  notice,
});

const lastOf = ({trace}: StepperState) => trace.steps.length - 1;

/** Moves to the nearest existing step, and stops playing. */
const moveTo = (state: StepperState, position: number): StepperState => ({
  ...state,
  position: Math.max(0, Math.min(position, lastOf(state))),
  isPlaying: false,
  isUsed: true,
});

/** Plays, from the start if the stepper is at the end; or pauses. */
const togglePlaying = (state: StepperState): StepperState => ({
  ...state,
  position: state.position >= lastOf(state) ? 0 : state.position,
  isPlaying: !state.isPlaying,
  isUsed: true,
});

function act(state: StepperState, action: StepAction): StepperState {
  const {position, touching} = state;
  switch (action) {
    case 'first':
      return moveTo(state, 0);
    case 'back':
      return moveTo(state, position - 1);
    case 'forward':
      return moveTo(state, position + 1);
    case 'last':
      return moveTo(state, lastOf(state));
    case 'previousTouch':
      return moveTo(state, touching.filter((step) => step < position).at(-1) ?? position);
    case 'nextTouch':
      return moveTo(state, touching.find((step) => step > position) ?? position);
    case 'play':
      return togglePlaying(state);
  }
}

/** Watches a cell or variable, if the step shows it. */
function watch(state: StepperState, target: Watched | undefined): StepperState {
  const key = target && keyOf(target);
  const {trace, position} = state;
  const watched = choicesAt(trace, position).find((choice) => keyOf(choice.watched) === key);
  return {...state, watched, touching: watched ? touchingSteps(trace, watched.watched) : []};
}

/** Returns a stepper's state after an event. */
export function stepperReducer(state: StepperState, event: StepperEvent): StepperState {
  switch (event.type) {
    case 'act':
      return {...act(state, event.action), isSliding: false};
    case 'slide':
      return {...moveTo(state, event.position), isSliding: true};
    case 'tick': {
      const position = Math.min(state.position + 1, lastOf(state));
      return {...state, position, isPlaying: position < lastOf(state)};
    }
    case 'setSpeed':
      return {...state, speed: event.speed};
    case 'watch':
      return watch(state, event.target);
    case 'notify':
      return {...state, notice: event.notice};
    case 'open': {
      const {trace, position, notice} = event;
      const {speed, watched, touching, isUsed} = state;
      return {
        ...initialStepper(trace, position, notice),
        speed,
        isUsed: event.isUsed ?? isUsed,
        ...(trace === state.trace && {watched, touching}),
      };
    }
  }
}

/** Returns the line at which a stepper is, and whether the run failed there. */
export function lineOf({
  trace,
  position,
}: Pick<StepperState, 'trace' | 'position'>): HighlightedLine | undefined {
  const step = trace.steps[position];
  const isLast = position === trace.steps.length - 1 && trace.omittedSteps === 0;
  return step && {line: step.line, as: trace.failure && isLast ? 'failed' : 'current'};
}
