/** What the reader chose of a plot; before the scripts arrive, the page's fields have it. */
export interface PlotState {
  /** Numbers of the approaches that are hidden. */
  readonly hidden: readonly number[];
  /** Whether the table is open. */
  readonly isOpen: boolean;
}

/** The initial values. */
export const defaultPlotState: PlotState = {hidden: [], isOpen: false};

/** Reads what was chosen in the server's picture. */
export function readPlotState(element: HTMLElement): PlotState {
  const boxes = [...element.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  return {
    hidden: boxes.flatMap(({checked}, index) => (checked ? [] : [index])),
    isOpen: element.querySelector('details')?.open ?? false,
  };
}
