import fs from 'node:fs';
import path from 'node:path';

/** What is known of a push that did not come to its end. */
export interface PushState {
  /** Where it went and what it was: another push begins anew. */
  readonly fingerprint: string;
  /** The index that is being filled, and that nobody sees. */
  readonly temporaryId: string;
  /** The number of batches that have been sent. */
  readonly sent: number;
}

/** Keeps what is known of a push between two runs, in a file. */
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

/** Names the file that keeps the state; it is created when there is one to keep. */
export const pushStateFile = (file: string): PushStateFile => ({
  read(fingerprint) {
    try {
      const state: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
      return isState(state) && state.fingerprint === fingerprint ? state : undefined;
    } catch {
      // It is not there, or was being written when the machine went down.
      return undefined;
    }
  },
  write(state) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, JSON.stringify(state));
  },
  remove: () => fs.rmSync(file, {force: true}),
});
