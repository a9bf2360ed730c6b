import fs from 'node:fs';
import path from 'node:path';

/** The state of an unfinished push. */
export interface PushState {
  /** A hash of the target and the entries; a push with another hash starts again. */
  readonly fingerprint: string;
  /** The index that is being filled, which readers do not search. */
  readonly temporaryId: string;
  /** The number of batches sent. */
  readonly sent: number;
}

/** Stores the state of a push between two runs in a file. */
export interface PushStateFile {
  /** Reads the state of the push with this fingerprint. */
  readonly read: (fingerprint: string) => PushState | undefined;
  readonly write: (state: PushState) => void;
  readonly remove: () => void;
}

function isState(value: unknown): value is PushState {
  const {fingerprint, temporaryId, sent} = (value ?? {}) as Partial<
    Record<keyof PushState, unknown>
  >;
  return (
    typeof fingerprint === 'string' && typeof temporaryId === 'string' && Number.isInteger(sent)
  );
}

/** Returns access to the state file, which is created on the first write. */
export const pushStateFile = (file: string): PushStateFile => ({
  read(fingerprint) {
    try {
      const state: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
      return isState(state) && state.fingerprint === fingerprint ? state : undefined;
    } catch {
      // The file does not exist, or the machine crashed while it was being written.
      return undefined;
    }
  },
  write(state) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, JSON.stringify(state));
  },
  remove: () => fs.rmSync(file, {force: true}),
});
