/** Why the service cannot be asked. */
interface Reasons {
  /** It failed to answer, or answered incorrectly. */
  readonly isUnavailable: boolean;
  /** The code that asks it is late. */
  readonly isCodeLate: boolean;
}

/** Whether the service can be asked. */
export interface ServiceState {
  readonly isUnavailable: () => boolean;
  /** Whether the site's own index answers, for either reason. */
  readonly isLocal: () => boolean;
  /** Changes the state, and notifies the listeners unless it was the same. */
  readonly set: (change: Partial<Reasons>) => void;
  /** Whether anybody listens, as every open search box does. */
  readonly hasListeners: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the state of a service that has not failed. */
export function createServiceState(): ServiceState {
  let reasons: Reasons = {isUnavailable: false, isCodeLate: false};
  const listeners = new Set<() => void>();
  return {
    isUnavailable: () => reasons.isUnavailable,
    isLocal: () => reasons.isUnavailable || reasons.isCodeLate,
    set(change) {
      const before = reasons;
      reasons = {...before, ...change};
      const isSame =
        reasons.isUnavailable === before.isUnavailable && reasons.isCodeLate === before.isCodeLate;
      if (!isSame) {
        listeners.forEach((listener) => listener());
      }
    },
    hasListeners: () => listeners.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
