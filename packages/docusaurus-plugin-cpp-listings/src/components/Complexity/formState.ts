import {inputKinds, measures, type InputKind, type Measure} from '../../model/costs';
import {keptOf} from '../useKept';
import {defaultPlotState, readPlotState, type PlotState} from '../plot/formState';

/** The values of a panel's form; before the scripts arrive, the page's fields have them. */
export interface FormState extends PlotState {
  readonly measure: Measure;
  readonly inputs: InputKind;
  /** The size to count at, as typed. */
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

/** The name under which the size is kept that a reader has typed. */
export const keptName = (problem: string) => `${problem} n`;

/** Reads the form of the server's picture, and the size that the reader had typed before. */
export function readFormState(element: HTMLElement, problem: string): FormState {
  const fields = [...element.querySelectorAll<Field>('select, input')];
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value;
  const size = valueOf('size') ?? defaultFormState.size;
  return {
    ...readPlotState(element),
    measure: measures.find((name) => name === valueOf('measure')) ?? defaultFormState.measure,
    inputs: inputKinds.find((name) => name === valueOf('inputs')) ?? defaultFormState.inputs,
    size: size === defaultFormState.size ? (keptOf(keptName(problem))?.texts?.[0] ?? size) : size,
  };
}
