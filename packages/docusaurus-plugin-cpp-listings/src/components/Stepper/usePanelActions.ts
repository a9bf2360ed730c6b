import {useMemo, type Dispatch, type RefObject} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {formatInputs, splitInputs} from '../../model/inputs';
import type {InputData} from '../../model/problem';
import type {RunnableListing} from '../../model/trace';
import {isStepAction, type Action} from '../controls/actions';
import {showFieldErrors} from './Fields';
import {describeSteppingError, initialStateOf, inputOf, readFields} from './initialState';
import {formatRunLink} from './runLink';
import type {StepMove, StepperEvent, StepperState} from './stepperReducer';
import useExecute, {type Execution} from './useExecute';
import type {Run, RunKind} from './useRun';

interface Options {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly file: string;
  readonly inputs: readonly InputData[];
  readonly program: RunnableListing;
  /** The texts in the fields. */
  readonly texts: readonly string[];
  readonly setTexts: (texts: readonly string[]) => void;
  readonly stepper: StepperState;
  readonly dispatch: Dispatch<StepperEvent>;
  readonly run: Run;
}

/** The actions of a reader on a panel. */
interface PanelActions extends Pick<Execution, 'execute'> {
  readonly act: (action: Action) => void;
  /** Whether the shown run is on the input in the fields. */
  readonly isShown: boolean;
  /** Moves through the steps of the input in the fields, and runs that input first if necessary. */
  readonly moveInFields: (event: StepMove) => void;
  readonly changeFields: (texts: readonly string[]) => void;
  /** Runs the input in the fields. */
  readonly enter: () => void;
  /** Returns the address of the shown step, or of the start of an input that has not run. */
  readonly linkOfFields: () => string | undefined;
}

/** Runs the input in a panel's fields, and moves through its steps. */
export default function usePanelActions({
  panel,
  file,
  inputs,
  program,
  texts,
  setTexts,
  stepper,
  dispatch,
  run,
}: Options): PanelActions {
  const {trace, position} = stepper;
  const {execute, retry} = useExecute(run, dispatch);

  const notify = (notice: string | undefined) => dispatch({type: 'notify', notice});

  /** Moves through the steps of the shown run. */
  const move = (event: StepMove) => {
    run.clear();
    dispatch(event);
  };

  /** Returns the input in the fields. If it is wrong or too large, shows a message and returns undefined. */
  const takeInput = (kind: RunKind): string | undefined => {
    const values = readFields(inputs, texts);
    if (!values) {
      showFieldErrors(panel.current);
      return undefined;
    }
    const error = kind === 'trace' ? describeSteppingError(values) : undefined;
    if (error !== undefined) {
      notify(error);
      return undefined;
    }
    return formatInputs(values);
  };

  const startRun = async (kind: RunKind, input: string, firstMove?: StepMove) => {
    const known = [trace, program.trace].find((one) => one.input === input);
    if (kind === 'trace' && known) {
      run.abandon();
      dispatch({type: 'open', trace: known, isUsed: true});
    } else if (!(await execute(kind, input))) {
      return;
    }
    if (firstMove) {
      move(firstMove);
    }
  };

  const startFields = (kind: RunKind) => {
    const input = takeInput(kind);
    if (input === undefined) {
      return;
    }
    if (kind === 'trace') {
      panel.current?.querySelector<HTMLElement>('[data-action=forward]')?.focus();
    }
    void startRun(kind, input);
  };

  const isShown = useMemo(() => {
    const input = inputOf(inputs, texts);
    return input !== undefined && input === inputOf(inputs, splitInputs(trace.input));
  }, [inputs, texts, trace.input]);

  const moveInFields = (event: StepMove) => {
    if (isShown) {
      move(event);
      return;
    }
    const input = takeInput('trace');
    if (input !== undefined) {
      void startRun('trace', input, event);
    }
  };

  const changeFields = useEvent((next: readonly string[]) => {
    setTexts(next);
    // Otherwise readers would take the result of the previous input for the result of this one.
    run.abandon();
    notify(undefined);
    if (stepper.isPlaying) {
      dispatch({type: 'act', action: 'play'});
    }
  });
  const enter = useEvent(() => startFields('count'));

  const act = (action: Action) => {
    if (isStepAction(action)) {
      moveInFields({type: 'act', action});
      return;
    }
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
        retry();
        break;
      case 'example':
        run.abandon();
        setTexts(initialStateOf(inputs, program.trace, undefined).texts);
        dispatch({type: 'open', trace: program.trace});
        break;
    }
  };

  const linkOfFields = () => {
    const [input, step] = isShown ? [trace.input, position] : [takeInput('trace'), 0];
    return input === undefined ? undefined : formatRunLink(location.href, file, input, step);
  };

  return {act, execute, isShown, moveInFields, changeFields, enter, linkOfFields};
}
