/** The reader's choices in a plot. Until the panel loads, the fields of the static page hold them. */
export interface PlotState {
  /** The numbers of the approaches that are hidden. */
  readonly hidden: readonly number[];
  /** Whether the table is open. */
  readonly isOpen: boolean;
}

/** The initial values. */
export const defaultPlotState: PlotState = {hidden: [], isOpen: false};

/** Reads the reader's choices from the static preview. */
export function readPlotState(element: HTMLElement): PlotState {
  const boxes = [...element.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  return {
    hidden: boxes.flatMap(({checked}, index) => (checked ? [] : [index])),
    isOpen: element.querySelector('details')?.open ?? false,
  };
}
