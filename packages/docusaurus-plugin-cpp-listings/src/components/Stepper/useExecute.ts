import {useRef, type Dispatch} from 'react';
import {translate} from '@docusaurus/Translate';
import {canRun} from '../../workers/run/runListing';
import {describeStaleStep, stepNumber} from './initialState';
import type {StepperEvent} from './stepperReducer';
import type {Run, RunKind} from './useRun';

export interface Execution {
  /** Runs an input; resolves to whether there are steps to show, of this input or of the example. */
  readonly execute: (kind: RunKind, input: string, step?: string) => Promise<boolean>;
  /** Runs the last input again, and opens the same step. */
  readonly retry: () => void;
}

/** Runs a panel's listing on inputs, and opens the recorded steps. */
export default function useExecute(run: Run, dispatch: Dispatch<StepperEvent>): Execution {
  const last = useRef<Parameters<Execution['execute']>>(undefined);

  const execute = async (kind: RunKind, input: string, step?: string): Promise<boolean> => {
    if (!canRun()) {
      dispatch({
        type: 'notify',
        notice: translate({
          id: 'cppListings.noRuns',
          message:
            'This browser cannot run programs on this page. You can still step through the recorded example.',
        }),
      });
      return true;
    }
    dispatch({type: 'notify', notice: undefined});
    last.current = [kind, input, step];
    const ending = await run.start(kind, input);
    if (ending.type !== 'traced' || ending.trace.steps.length === 0) {
      return false;
    }
    const lastStep = ending.trace.steps.length - 1;
    const position = stepNumber(step, lastStep);
    dispatch({
      type: 'open',
      trace: ending.trace,
      position,
      notice: position === undefined ? describeStaleStep(lastStep) : undefined,
      isUsed: true,
    });
    return true;
  };

  const retry = () => {
    if (last.current) {
      void execute(...last.current);
    }
  };

  return {execute, retry};
}
