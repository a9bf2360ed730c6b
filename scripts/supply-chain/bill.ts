/** The parts of npm's bill of materials (CycloneDX) that are changed. */
export interface Bill {
  readonly serialNumber?: string;
  readonly metadata: {
    readonly timestamp?: string;
    readonly component: {readonly name: string};
  };
}

/**
 * Removes what differs between computers and runs from a bill: the time, a random number, and the
 * name of the folder.
 *
 * @param name the name of the project.
 */
export function repeatableBill(bill: Bill, name: string): object {
  const {component, ...metadata} = bill.metadata;
  return {
    ...bill,
    serialNumber: undefined,
    metadata: {...metadata, timestamp: undefined, component: {...component, name}},
  };
}
