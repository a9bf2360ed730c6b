import type {Call, Step} from '../../model/trace';
import {rowsOf, type DrawnRow} from './rows';
import {variablesOf, type VariableItems} from './variableItems';

/** The contents of a panel at a step. */
export interface Scene extends VariableItems {
  readonly rows: readonly DrawnRow[];
  /** The running functions, the outermost first. */
  readonly calls: readonly Pick<Call, 'name' | 'line'>[];
}

/** Returns the scene of a step, compared with the previous step; in the first step nothing is new. */
export function sceneOf(step: Step, previous: Step | undefined): Scene {
  return {
    rows: rowsOf(step),
    calls: step.calls.map(({name, line}) => ({name, line})),
    ...variablesOf(step, previous),
  };
}
