/** Runs a script: of an error only its sentence is told, and the status is 1. */
export function runScript(main: () => Promise<void> | void): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}

/** The statuses of what ends at a signal. */
export const signalStatuses = {SIGINT: 130, SIGTERM: 143} as const;

/** Has the process end at a signal as it ends by itself, so that what it began is cleared away. */
export function endAtSignals(): void {
  for (const [signal, status] of Object.entries(signalStatuses)) {
    process.once(signal, () => process.exit(status));
  }
}
