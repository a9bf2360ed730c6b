import type {Locator} from '@playwright/test';

/** Opens the table of a costs figure and returns the row for a size. */
export async function rowOf(figure: Locator, n: string): Promise<Locator> {
  const details = figure.locator('details');
  if ((await details.getAttribute('open')) === null) {
    await figure.getByText('The numbers').click();
  }
  return figure
    .getByRole('row')
    .filter({has: figure.page().getByRole('rowheader', {name: n, exact: true})});
}
