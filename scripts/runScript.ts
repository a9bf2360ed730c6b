/** Runs a script. If it throws, only the error message is printed, and the exit status is 1. */
export function runScript(main: () => Promise<void> | void): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}

/** The exit statuses for signals. */
export const signalStatuses = {SIGINT: 130, SIGTERM: 143} as const;

/** Makes the process exit normally at a signal, so that its exit handlers clean up. */
export function exitOnSignals(): void {
  for (const [signal, status] of Object.entries(signalStatuses)) {
    process.once(signal, () => process.exit(status));
  }
}
