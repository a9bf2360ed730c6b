import {sendBeacon} from './beacon';
import {forgetVisitor, sharedVisitorId, visitorId, wantsPrivacy} from './visitor';

/** Where the service is told who a visitor is. */
export interface ProfileOptions {
  /** The address that collects: `/identify` of its host is told. */
  readonly endpoint: string;
  readonly readKey: string;
  /** The name of what is searched. */
  readonly index: string;
}

/** Who a visitor is. Of a reader who wants privacy it keeps and tells nothing. */
export interface Profile {
  /** The visitor's id; the one that all share for readers who want privacy. */
  readonly visitorId: string;
  readonly identity: string | undefined;
  readonly alias: string | undefined;
  /** Says that the visitor is one whom the site knows. */
  readonly identify: (identity: string) => void;
  /** Gives the visitor another name. */
  readonly setAlias: (alias: string) => void;
  /** Forgets the visitor; the next one gets an id of their own. */
  readonly reset: () => void;
}

/**
 * Makes the profile of the visitor.
 *
 * @throws Error when the endpoint or the key is missing; TypeError when the endpoint is no address.
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

  const tell = (entity: 'identity' | 'alias', name: string) => {
    sendBeacon(address.href, JSON.stringify({entity, id: name, visitorId: id, index}));
  };
  /** Whether nobody may be followed, or nobody can be told from others. */
  const isSilent = () => wantsPrivacy() || id === sharedVisitorId;

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
      if (!isSilent()) {
        identity = name;
        tell('identity', name);
      }
    },
    setAlias(name) {
      if (!isSilent()) {
        alias = name;
        tell('alias', name);
      }
    },
    reset() {
      forgetVisitor();
      id = visitorId();
      [identity, alias] = [undefined, undefined];
    },
  };
}
