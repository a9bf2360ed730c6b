import {useMemo, useState, type Dispatch} from 'react';
import type {RunnableListing} from '../../model/trace';
import type {ShownListing} from '../Listing/shownListing';
import {keptOf, useKept} from '../useKept';
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
  /** What was done with the server's picture before the panel was there. */
  readonly earlierUse: EarlierUse | undefined;
  /** Whether a button was pressed before the panel was there. */
  readonly isPressed: boolean;
  /** Whether nothing is kept of the panel. */
  readonly isFleeting: boolean;
}

/** What a panel shows, and what it began with. */
interface PanelState {
  readonly initialState: InitialState;
  /** The run that the panel begins with, where it does not with the example. */
  readonly origin: RunLink | undefined;
  /** What stands in the fields. */
  readonly texts: readonly string[];
  readonly setTexts: (texts: readonly string[]) => void;
  readonly stepper: StepperState;
  readonly dispatch: Dispatch<StepperEvent>;
}

/**
 * Holds what stands in a panel's fields, its run and the step: a reader who comes back to the page
 * finds them again.
 */
export default function useKeptState({
  listing: {file, inputs = []},
  program,
  link,
  earlierUse,
  isPressed,
  isFleeting,
}: Options): PanelState {
  // What was done with the server's picture is gone on with, and not with what was done before.
  const [isPictureUsed] = useState(() => isUsed(earlierUse, program.trace));
  const [kept] = useState(() =>
    isFleeting || isPictureUsed || isPressed ? undefined : keptOf(file),
  );
  const origin = kept?.run ?? link;
  const [initialState] = useState(() => initialStateOf(inputs, program.trace, origin, earlierUse));
  const firstTexts = kept?.texts?.length === inputs.length ? kept.texts : initialState.texts;
  const [texts, setTexts] = useState(firstTexts);
  const [stepper, dispatch] = useStepper(() =>
    initialStepper(program.trace, initialState.position, initialState.notice),
  );
  const {trace, position} = stepper;
  const isChanged = stepper.isUsed || isPictureUsed || texts !== firstTexts;
  const toKeep = useMemo(
    () => ({
      texts,
      run: stepper.isUsed ? {file, input: trace.input, step: String(position)} : kept?.run,
    }),
    [stepper.isUsed, file, texts, trace, position, kept],
  );
  useKept(file, isChanged && !isFleeting ? toKeep : undefined);

  return {initialState, origin, texts, setTexts, stepper, dispatch};
}
