import {sendBeacon} from './beacon';
import {forgetVisitor, sharedVisitorId, visitorId, wantsPrivacy} from './visitor';

/** Where a visitor's identity is sent. */
export interface ProfileOptions {
  /** The address that collects events; the identity is sent to `/identify` on the same host. */
  readonly endpoint: string;
  readonly readKey: string;
  /** The name of the searched index. */
  readonly index: string;
}

/**
 * The identity of a visitor. For readers whose browser asks for privacy, it stores and sends
 * nothing.
 */
export interface Profile {
  /** The visitor's id; the shared id for readers whose browser asks for privacy. */
  readonly visitorId: string;
  readonly identity: string | undefined;
  readonly alias: string | undefined;
  /** Links the visitor to a user that the site knows. */
  readonly identify: (identity: string) => void;
  /** Sends an alias for the visitor. */
  readonly setAlias: (alias: string) => void;
  /** Deletes the visitor's id and creates a new one. */
  readonly reset: () => void;
}

/**
 * Creates the profile of the visitor.
 *
 * @throws Error when the endpoint or the key is missing; TypeError when the endpoint is not a
 * valid address.
 */
export function createProfile({endpoint, readKey, index}: ProfileOptions): Profile {
  if (!endpoint || !readKey) {
    throw new Error('Endpoint and API Key are required to create a Profile');
  }
  const address = new URL('/identify', endpoint);
  address.searchParams.set('api-key', readKey);
  let id = visitorId();
  let identity: string | undefined;
  let alias: string | undefined;

  const send = (entity: 'identity' | 'alias', name: string) => {
    sendBeacon(address.href, JSON.stringify({entity, id: name, visitorId: id, index}));
  };
  /** Whether nothing may be sent: the browser asks for privacy, or the visitor has no own id. */
  const isPrivate = () => wantsPrivacy() || id === sharedVisitorId;

  return {
    get visitorId() {
      return id;
    },
    get identity() {
      return identity;
    },
    get alias() {
      return alias;
    },
    identify(name) {
      if (!isPrivate()) {
        identity = name;
        send('identity', name);
      }
    },
    setAlias(name) {
      if (!isPrivate()) {
        alias = name;
        send('alias', name);
      }
    },
    reset() {
      forgetVisitor();
      id = visitorId();
      [identity, alias] = [undefined, undefined];
    },
  };
}
