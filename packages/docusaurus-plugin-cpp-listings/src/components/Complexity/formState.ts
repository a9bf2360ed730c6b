import {inputKinds, measures, type InputKind, type Measure} from '../../model/costs';
import {savedPanelStateOf} from '../useSavedPanelState';
import {defaultPlotState, readPlotState, type PlotState} from '../plot/formState';

/** The values of a panel's form. Until the panel loads, the fields of the static page hold them. */
export interface FormState extends PlotState {
  readonly measure: Measure;
  readonly inputs: InputKind;
  /** The size at which to count, as typed. */
  readonly size: string;
}

/** The initial values of the form. */
export const defaultFormState: FormState = {
  ...defaultPlotState,
  measure: 'work',
  inputs: 'worst',
  size: '1000',
};

type Field = HTMLInputElement | HTMLSelectElement;

/** Returns the name under which the page saves the size that a reader has typed. */
export const savedSizeName = (problem: string) => `${problem} n`;

/** Reads the form of the static preview, and the size that the reader typed earlier. */
export function readFormState(element: HTMLElement, problem: string): FormState {
  const fields = [...element.querySelectorAll<Field>('select, input')];
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value;
  const size = valueOf('size') ?? defaultFormState.size;
  return {
    ...readPlotState(element),
    measure: measures.find((name) => name === valueOf('measure')) ?? defaultFormState.measure,
    inputs: inputKinds.find((name) => name === valueOf('inputs')) ?? defaultFormState.inputs,
    size:
      size === defaultFormState.size
        ? (savedPanelStateOf(savedSizeName(problem))?.texts?.[0] ?? size)
        : size,
  };
}
