import {
  inputKinds,
  measures,
  type InputKind,
  type Measure,
} from '@site/src/plugins/listings/client/costs';

/** What the reader has set; the page without scripts has it in its fields. */
export interface Chosen {
  readonly measure: Measure;
  readonly inputs: InputKind;
  /** The size to count at, as typed. */
  readonly size: string;
  /** Numbers of the approaches that are hidden. */
  readonly hidden: readonly number[];
  /** Whether the table is open. */
  readonly isOpen: boolean;
  /** The name of the field that has the focus. */
  readonly focus?: string;
}

/** What a panel begins with. */
export const firstChosen: Chosen = {
  measure: 'work',
  inputs: 'worst',
  size: '1000',
  hidden: [],
  isOpen: false,
};

type Field = HTMLInputElement | HTMLSelectElement;

/** Reads what was set before the scripts came. */
export function readChosen(element: HTMLElement): Chosen {
  const fields = [...element.querySelectorAll<Field>('select, input')];
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value;
  const boxes = fields.filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.type === 'checkbox',
  );
  const {activeElement} = document;
  return {
    measure: measures.find((name) => name === valueOf('measure')) ?? firstChosen.measure,
    inputs: inputKinds.find((name) => name === valueOf('inputs')) ?? firstChosen.inputs,
    size: valueOf('size') ?? firstChosen.size,
    hidden: boxes.flatMap(({checked}, index) => (checked ? [] : [index])),
    isOpen: element.querySelector('details')?.open ?? false,
    focus: fields.find((field) => field === activeElement)?.name,
  };
}
