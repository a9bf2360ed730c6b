import {timedInputs} from '../../model/speed';
import type {InputKind} from '../../model/costs';

/** The values of a panel's form; before the scripts arrive, the page's fields have them. */
export interface FormState {
  /** Absent where the first kind is shown. */
  readonly inputs?: InputKind;
  /** Numbers of the approaches that are hidden. */
  readonly hidden: readonly number[];
  /** Whether the table is open. */
  readonly isOpen: boolean;
}

/** The initial values of the form. */
export const defaultFormState: FormState = {hidden: [], isOpen: false};

/** Reads the form of the server's picture. */
export function readFormState(element: HTMLElement): FormState {
  const chosen = element.querySelector<HTMLSelectElement>('select[name="inputs"]')?.value;
  const inputs = timedInputs.find((name) => name === chosen);
  const boxes = [...element.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  return {
    ...(inputs && {inputs}),
    hidden: boxes.flatMap(({checked}, index) => (checked ? [] : [index])),
    isOpen: element.querySelector('details')?.open ?? false,
  };
}
