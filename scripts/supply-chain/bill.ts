/** A bill of materials as npm makes it (CycloneDX), as far as it is changed. */
export interface Bill {
  readonly serialNumber?: string;
  readonly metadata: {
    readonly timestamp?: string;
    readonly component: {readonly name: string};
  };
}

/**
 * Takes from a bill what differs from one computer and moment to the next: when it was made, a
 * random number, and the name of the folder.
 *
 * @param name the project's.
 */
export function repeatableBill(bill: Bill, name: string): object {
  const {component, ...metadata} = bill.metadata;
  return {
    ...bill,
    serialNumber: undefined,
    metadata: {...metadata, timestamp: undefined, component: {...component, name}},
  };
}
