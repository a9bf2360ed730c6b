/** A change of the library's code. */
export interface HeaderChange {
  readonly from: string;
  readonly to: string;
}
