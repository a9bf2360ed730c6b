import {timedInputs} from '../../model/speed';
import type {InputKind} from '../../model/costs';
import {defaultPlotState, readPlotState, type PlotState} from '../plot/formState';

/** The values of a panel's form. Until the panel loads, the fields of the static page hold them. */
export interface FormState extends PlotState {
  /** Absent if the first kind of inputs is shown. */
  readonly inputs?: InputKind;
}

/** The initial values of the form. */
export const defaultFormState: FormState = defaultPlotState;

/** Reads the form of the static preview. */
export function readFormState(element: HTMLElement): FormState {
  const chosen = element.querySelector<HTMLSelectElement>('select[name="inputs"]')?.value;
  const inputs = timedInputs.find((name) => name === chosen);
  return {...readPlotState(element), ...(inputs && {inputs})};
}
