import {timedInputs} from '../../model/speed';
import type {InputKind} from '../../model/costs';
import {defaultPlotState, readPlotState, type PlotState} from '../plot/formState';

/** The values of a panel's form; before the scripts arrive, the page's fields have them. */
export interface FormState extends PlotState {
  /** Absent where the first kind is shown. */
  readonly inputs?: InputKind;
}

/** The initial values of the form. */
export const defaultFormState: FormState = defaultPlotState;

/** Reads the form of the server's picture. */
export function readFormState(element: HTMLElement): FormState {
  const chosen = element.querySelector<HTMLSelectElement>('select[name="inputs"]')?.value;
  const inputs = timedInputs.find((name) => name === chosen);
  return {...readPlotState(element), ...(inputs && {inputs})};
}
