import {createId} from './createId';

/** The id of a visitor who is not told from others: outside a browser, or who does not want to be. */
export const sharedVisitorId = 'ssid';

/** Where a browser keeps the id of its visitor. */
const storageKey = 'orama_user_id';

/** Whether a reader's browser asks that nobody is followed: Do Not Track, Global Privacy Control. */
export function wantsPrivacy(): boolean {
  if (typeof navigator === 'undefined') {
    return false;
  }
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Returns the browser's storage, or undefined where there is none or it is forbidden. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Returns the id of the visitor: one that the browser keeps, and the shared one where there is
 * no browser or the reader wants privacy.
 */
export function visitorId(): string {
  const kept = typeof document === 'undefined' || wantsPrivacy() ? undefined : storage();
  if (!kept) {
    return sharedVisitorId;
  }
  const known = kept.getItem(storageKey);
  if (known !== null) {
    return known;
  }
  const id = createId();
  try {
    kept.setItem(storageKey, id);
  } catch {
    // The storage is full: another id is made the next time.
  }
  return id;
}

/** Forgets the id that the browser keeps. */
export const forgetVisitor = (): void => storage()?.removeItem(storageKey);
