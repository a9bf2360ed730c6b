import {inputKinds, measures, type InputKind, type Measure} from '../../model/costs';

/** The values of a panel's form; before the scripts arrive, the page's fields have them. */
export interface FormState {
  readonly measure: Measure;
  readonly inputs: InputKind;
  /** The size to count at, as typed. */
  readonly size: string;
  /** Numbers of the approaches that are hidden. */
  readonly hidden: readonly number[];
  /** Whether the table is open. */
  readonly isOpen: boolean;
}

/** The initial values of the form. */
export const defaultFormState: FormState = {
  measure: 'work',
  inputs: 'worst',
  size: '1000',
  hidden: [],
  isOpen: false,
};

type Field = HTMLInputElement | HTMLSelectElement;

/** Reads the form of the server's picture. */
export function readFormState(element: HTMLElement): FormState {
  const fields = [...element.querySelectorAll<Field>('select, input')];
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value;
  const boxes = fields.filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.type === 'checkbox',
  );
  return {
    measure: measures.find((name) => name === valueOf('measure')) ?? defaultFormState.measure,
    inputs: inputKinds.find((name) => name === valueOf('inputs')) ?? defaultFormState.inputs,
    size: valueOf('size') ?? defaultFormState.size,
    hidden: boxes.flatMap(({checked}, index) => (checked ? [] : [index])),
    isOpen: element.querySelector('details')?.open ?? false,
  };
}
