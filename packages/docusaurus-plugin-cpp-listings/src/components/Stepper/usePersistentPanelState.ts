import {useMemo, useState, type Dispatch} from 'react';
import type {RunnableListing} from '../../model/trace';
import type {ShownListing} from '../Listing/shownListing';
import {savedPanelStateOf, useSavedPanelState} from '../useSavedPanelState';
import {initialStateOf, isUsed, type InitialState} from './initialState';
import type {EarlierUse} from './readEarlierUse';
import type {RunLink} from './runLink';
import {initialStepper, type StepperEvent, type StepperState} from './stepperReducer';
import useStepper from './useStepper';

interface Options {
  readonly listing: ShownListing;
  readonly program: RunnableListing;
  /** The link to this listing in the page's address. */
  readonly link: RunLink | undefined;
  /** The reader's use of the static preview before the panel had loaded. */
  readonly earlierUse: EarlierUse | undefined;
  /** Whether the reader pressed a button before the panel had loaded. */
  readonly isPressed: boolean;
  /** Whether the page does not save the state of the panel. */
  readonly isTransient: boolean;
}

/** The state of a panel, and its initial state. */
interface PanelState {
  readonly initialState: InitialState;
  /** The run with which the panel starts, unless it starts with the example. */
  readonly origin: RunLink | undefined;
  /** The texts in the fields. */
  readonly texts: readonly string[];
  readonly setTexts: (texts: readonly string[]) => void;
  readonly stepper: StepperState;
  readonly dispatch: Dispatch<StepperEvent>;
}

/**
 * Holds the fields, the run and the step of a panel, and saves them so that a reader who comes back
 * to the page finds them again.
 */
export default function usePersistentPanelState({
  listing: {file, inputs = []},
  program,
  link,
  earlierUse,
  isPressed,
  isTransient,
}: Options): PanelState {
  // If the reader has used the static preview, the panel continues there, not at the saved state.
  const [isPictureUsed] = useState(() => isUsed(earlierUse, program.trace));
  const [saved] = useState(() =>
    isTransient || isPictureUsed || isPressed ? undefined : savedPanelStateOf(file),
  );
  const origin = saved?.run ?? link;
  const [initialState] = useState(() => initialStateOf(inputs, program.trace, origin, earlierUse));
  const firstTexts = saved?.texts?.length === inputs.length ? saved.texts : initialState.texts;
  const [texts, setTexts] = useState(firstTexts);
  const [stepper, dispatch] = useStepper(() =>
    initialStepper(program.trace, initialState.position, initialState.notice),
  );
  const {trace, position} = stepper;
  const isChanged = stepper.isUsed || isPictureUsed || texts !== firstTexts;
  const toSave = useMemo(
    () => ({
      texts,
      run: stepper.isUsed ? {file, input: trace.input, step: String(position)} : saved?.run,
    }),
    [stepper.isUsed, file, texts, trace, position, saved],
  );
  useSavedPanelState(file, isChanged && !isTransient ? toSave : undefined);

  return {initialState, origin, texts, setTexts, stepper, dispatch};
}
