import {createId} from './createId';

/**
 * The id that visitors share outside a browser, without storage, or if their browser asks for
 * privacy.
 */
export const sharedVisitorId = 'ssid';

/** The key of the visitor's id in the browser's storage. */
const storageKey = 'orama_user_id';

/**
 * Whether the reader's browser asks for privacy through Do Not Track or Global Privacy Control.
 */
export function wantsPrivacy(): boolean {
  if (typeof navigator === 'undefined') {
    return false;
  }
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Returns the browser's storage; undefined if there is none or it is blocked. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Returns the visitor's id from the browser's storage, and creates it if necessary. Without a
 * browser or storage, or if the browser asks for privacy, returns the shared id.
 */
export function visitorId(): string {
  const store = typeof document === 'undefined' || wantsPrivacy() ? undefined : storage();
  if (!store) {
    return sharedVisitorId;
  }
  const stored = store.getItem(storageKey);
  if (stored !== null) {
    return stored;
  }
  const id = createId();
  try {
    store.setItem(storageKey, id);
  } catch {
    // The storage is full, so the next page creates another id.
  }
  return id;
}

/** Deletes the stored id of the visitor. */
export const forgetVisitor = (): void => storage()?.removeItem(storageKey);
